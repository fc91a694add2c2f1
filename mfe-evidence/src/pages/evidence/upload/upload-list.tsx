import { PART_IN_BYTES } from '@evenhand/contracts/evidence/parts';
import { Actions } from '@evenhand/ui/actions';
import { Badge } from '@evenhand/ui/badge';
import { Button } from '@evenhand/ui/button';
import { Progress } from '@evenhand/ui/progress';
import { evidenceWording } from '@evenhand/wording/evidence';
import { useRef } from 'react';
import styles from './upload.module.css';
import type { UploadItem } from './upload-items.js';
import type { useUploads } from './use-uploads.js';

const wording = evidenceWording.upload;
const kinds = {
  pending: 'plain',
  uploading: 'info',
  interrupted: 'attention',
  success: 'good',
  error: 'attention',
} as const;

const isInParts = ({ file }: UploadItem) => file.size > PART_IN_BYTES;

interface ActsProps {
  item: UploadItem;
  isBusy: boolean;
  onPause: () => void;
  onResume: () => void;
  onRemove: () => void;
}

const Acts = ({ item, isBusy, onPause, onResume, onRemove }: ActsProps) => {
  const { file, state } = item;
  return (
    <div className={styles.acts}>
      {state === 'uploading' && isInParts(item) && (
        <Button kind="quiet" aria-label={wording.pauseNamed(file.name)} onClick={onPause}>
          {wording.pause}
        </Button>
      )}
      {state === 'interrupted' && (
        <Button disabled={isBusy} aria-label={wording.resumeNamed(file.name)} onClick={onResume}>
          {wording.resume}
        </Button>
      )}
      <Button kind="quiet" aria-label={wording.remove(file.name)} onClick={onRemove}>
        {wording.removeShort}
      </Button>
    </div>
  );
};

interface UploadActs extends Pick<ReturnType<typeof useUploads>, 'isBusy' | 'pause' | 'remove'> {
  resume: (...chosen: UploadItem[]) => void;
  /** For focus: the pressed button is removed. */
  onGone: () => void;
}

const Item = ({ item, isBusy, pause, resume, remove, onGone }: UploadActs & { item: UploadItem }) => {
  const { file, state, progress, waiting, error, sameAs } = item;
  const row = useRef<HTMLLIElement>(null);
  const isUnderWay = state === 'uploading' || (state === 'interrupted' && isInParts(item));
  const thenFocusRow = (act: (item: UploadItem) => void) => () => {
    act(item);
    row.current?.focus();
  };
  const removeIt = () => {
    remove(item);
    onGone();
  };
  return (
    <li ref={row} tabIndex={-1}>
      <div className={styles.row}>
        <bdi className={styles.name}>{file.name}</bdi>
        <Badge kind={kinds[state]}>{wording.states[state]}</Badge>
        <Acts
          item={item}
          isBusy={isBusy}
          onPause={thenFocusRow(pause)}
          onResume={thenFocusRow(resume)}
          onRemove={removeIt}
        />
      </div>
      {isUnderWay && <Progress percent={progress} label={wording.progress(file.name)} />}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <p className={styles.note} role="status">
        {waiting && wording.waiting[waiting]}
        {state === 'uploading' && !waiting && progress === 100 && wording.checking}
        {state === 'interrupted' && isInParts(item) && progress > 0 && wording.kept}
        {sameAs !== undefined && evidenceWording.sameAs(sameAs)}
      </p>
    </li>
  );
};

export const UploadList = ({ items, ...acts }: UploadActs & { items: UploadItem[] }) => {
  const { isBusy, resume, onGone } = acts;
  const interrupted = items.filter(({ state }) => state === 'interrupted');
  const resumeAll = () => {
    resume(...interrupted);
    onGone();
  };
  return (
    <>
      <ul className={styles.list} aria-label={wording.list}>
        {items.map((item) => (
          <Item key={item.id} item={item} {...acts} />
        ))}
      </ul>
      {interrupted.length > 1 && (
        <Actions>
          <Button disabled={isBusy} onClick={resumeAll}>
            {wording.resumeAll}
          </Button>
        </Actions>
      )}
    </>
  );
};
