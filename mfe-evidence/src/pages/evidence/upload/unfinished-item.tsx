import type { UnfinishedUpload } from '@evenhand/contracts/evidence/parts';
import { longDay } from '@evenhand/contracts/toronto';
import { Button } from '@evenhand/ui/button';
import { Progress } from '@evenhand/ui/progress';
import { evidenceWording } from '@evenhand/wording/evidence';
import { useRef } from 'react';
import { isWhole, useDiscard } from './unfinished-api.js';
import styles from './upload.module.css';

const wording = evidenceWording.upload.unfinished;

const percentOf = ({ arrived, size }: UnfinishedUpload) => Math.floor((100 * arrived) / size);

interface ItemProps {
  upload: UnfinishedUpload;
  isBusy: boolean;
  isTrying: boolean;
  onFile: (file: File) => void;
  onTryAgain: () => void;
  onDiscarded: () => void;
}

export const UnfinishedItem = ({ upload, isBusy, isTrying, onFile, onTryAgain, onDiscarded }: ItemProps) => {
  const input = useRef<HTMLInputElement>(null);
  const discard = useDiscard();
  const { id, name, size, keptUntil } = upload;
  const said = [
    wording.arrived(percentOf(upload), evidenceWording.size(size)),
    evidenceWording.files.keptUntil(longDay(keptUntil)),
    ...(isWhole(upload) ? [wording.whole] : []),
  ];
  return (
    <li>
      <div className={styles.row}>
        <bdi className={styles.name}>{name}</bdi>
        <div className={styles.acts}>
          {isWhole(upload) ? (
            <Button disabled={isBusy} busy={isTrying} aria-label={wording.tryAgainNamed(name)} onClick={onTryAgain}>
              {evidenceWording.tryAgain}
            </Button>
          ) : (
            <Button disabled={isBusy} aria-label={wording.chooseNamed(name)} onClick={() => input.current?.click()}>
              {wording.choose}
            </Button>
          )}
          <Button
            kind="quiet"
            disabled={isBusy}
            busy={discard.isPending}
            aria-label={wording.discardNamed(name)}
            onClick={() => void discard.mutateAsync(id).then(onDiscarded, () => {})}
          >
            {wording.discard}
          </Button>
        </div>
      </div>
      <Progress percent={percentOf(upload)} label={wording.progress(name)} />
      <p className={styles.note}>{said.join(' · ')}</p>
      <input
        ref={input}
        type="file"
        hidden
        disabled={isBusy}
        aria-label={wording.chooseNamed(name)}
        onChange={({ target }) => {
          for (const file of target.files ?? []) onFile(file);
          target.value = '';
        }}
      />
    </li>
  );
};
