import type { UnfinishedUpload } from '@evenhand/contracts/evidence/parts';
import { longDay } from '@evenhand/contracts/toronto';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Progress } from '@evenhand/ui/progress';
import { TryAgain } from '@evenhand/web-kit/failure';
import { evidenceWording } from '@evenhand/wording/evidence';
import { useRef, useState } from 'react';
import { useDiscard, useUnfinished } from './unfinished-api.js';
import styles from './upload.module.css';
import type { UploadItem } from './upload-items.js';

const wording = evidenceWording.upload.unfinished;

const isSame = (file: File, { name, size }: UnfinishedUpload) => file.name === name && file.size === size;
const percentOf = ({ arrived, size }: UnfinishedUpload) => Math.floor((100 * arrived) / size);

interface ItemProps {
  upload: UnfinishedUpload;
  isBusy: boolean;
  onFile: (file: File) => void;
  onDiscarded: () => void;
}

const Item = ({ upload, isBusy, onFile, onDiscarded }: ItemProps) => {
  const input = useRef<HTMLInputElement>(null);
  const discard = useDiscard();
  const { id, name, size, keptUntil } = upload;
  const said = [
    wording.arrived(percentOf(upload), evidenceWording.size(size)),
    evidenceWording.files.keptUntil(longDay(keptUntil)),
  ];
  return (
    <li>
      <div className={styles.row}>
        <bdi className={styles.name}>{name}</bdi>
        <div className={styles.acts}>
          <Button disabled={isBusy} aria-label={wording.chooseNamed(name)} onClick={() => input.current?.click()}>
            {wording.choose}
          </Button>
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

interface UnfinishedProps {
  /** The uploads of this visit, which are listed elsewhere. */
  items: UploadItem[];
  isBusy: boolean;
  /** Uploads a file; resolves to whether it was stored. */
  onFile: (file: File) => Promise<boolean>;
  onFinished: (file: File) => void;
  /** For focus: the pressed button is removed. */
  onGone: () => void;
}

const Failed = ({ onTryAgain }: { onTryAgain: () => void }) => (
  <div className={styles.unfinished}>
    <TryAgain sentence={wording.failed} label={evidenceWording.tryAgain} onPress={onTryAgain} />
  </div>
);

/** Uploads interrupted in an earlier visit or on another device. */
export const Unfinished = ({ items, isBusy, onFile, onFinished, onGone }: UnfinishedProps) => {
  const { data: uploads = [], isLoadingError, refetch } = useUnfinished();
  const [advice, setAdvice] = useState<string | null>(null);
  const isShownAbove = (upload: UnfinishedUpload) =>
    items.some(({ file, state }) => state !== 'success' && state !== 'error' && isSame(file, upload));
  const shown = uploads.filter((upload) => !isShownAbove(upload));

  const goOn = async (upload: UnfinishedUpload, file: File) => {
    setAdvice(isSame(file, upload) ? null : wording.different);
    if (!isSame(file, upload)) return;
    const sending = onFile(file);
    onGone();
    if (!(await sending)) return;
    const { data: left = [] } = await refetch();
    if (left.some(({ id }) => id === upload.id)) setAdvice(wording.other);
    if (left.length === 0) onFinished(file);
  };

  if (isLoadingError) return <Failed onTryAgain={() => void refetch().then(onGone)} />;
  if (shown.length === 0) return null;
  return (
    <section className={styles.unfinished} aria-label={wording.title}>
      <h3>{wording.title}</h3>
      <p>{wording.lead}</p>
      {advice && (
        <Notice kind="attention">
          <p>{advice}</p>
        </Notice>
      )}
      <ul className={styles.list}>
        {shown.map((upload) => (
          <Item
            key={upload.id}
            upload={upload}
            isBusy={isBusy}
            onFile={(file) => void goOn(upload, file)}
            onDiscarded={onGone}
          />
        ))}
      </ul>
    </section>
  );
};
