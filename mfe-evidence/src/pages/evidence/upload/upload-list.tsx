import { PART_IN_BYTES } from '@evenhand/contracts/evidence/parts';
import { Badge } from '@evenhand/ui/badge';
import { Button } from '@evenhand/ui/button';
import { Progress } from '@evenhand/ui/progress';
import { evidenceWording } from '@evenhand/wording/evidence';
import styles from './upload.module.css';
import type { UploadItem, useUploads } from './use-uploads.js';

const wording = evidenceWording.upload;
const kinds = {
  pending: 'plain',
  uploading: 'info',
  interrupted: 'attention',
  success: 'good',
  error: 'attention',
} as const;

type ItemActs = Pick<ReturnType<typeof useUploads>, 'isBusy' | 'pause' | 'resume' | 'remove'>;

const isInParts = ({ file }: UploadItem) => file.size > PART_IN_BYTES;

/** What can be done about a file in its state. */
const Acts = ({ item, isBusy, pause, resume, remove }: ItemActs & { item: UploadItem }) => {
  const { id, file, state } = item;
  const isFinished = state === 'success' || state === 'error' || state === 'interrupted';
  return (
    <div className={styles.acts}>
      {state === 'uploading' && isInParts(item) && (
        <Button kind="quiet" aria-label={wording.pauseNamed(file.name)} onClick={pause}>
          {wording.pause}
        </Button>
      )}
      {state === 'interrupted' && (
        <Button disabled={isBusy} aria-label={wording.resumeNamed(file.name)} onClick={() => resume(item)}>
          {wording.resume}
        </Button>
      )}
      {isFinished && (
        <Button kind="quiet" aria-label={wording.remove(file.name)} onClick={() => remove(id)}>
          {wording.removeShort}
        </Button>
      )}
    </div>
  );
};

const Item = ({ item, ...acts }: ItemActs & { item: UploadItem }) => {
  const { file, state, progress, waiting, error } = item;
  const isUnderWay = state === 'uploading' || (state === 'interrupted' && isInParts(item));
  return (
    <li>
      <div className={styles.row}>
        <bdi className={styles.name}>{file.name}</bdi>
        <Badge kind={kinds[state]}>{wording.states[state]}</Badge>
        <Acts item={item} {...acts} />
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
        {state === 'interrupted' && isInParts(item) && wording.kept}
      </p>
    </li>
  );
};

export const UploadList = ({ items, ...acts }: ItemActs & { items: UploadItem[] }) => (
  <ul className={styles.list} aria-label={wording.list}>
    {items.map((item) => (
      <Item key={item.id} item={item} {...acts} />
    ))}
  </ul>
);
