import { Badge } from '@evenhand/ui/badge';
import { Button } from '@evenhand/ui/button';
import { Progress } from '@evenhand/ui/progress';
import { evidenceWording } from '@evenhand/wording/evidence';
import styles from './upload.module.css';
import type { UploadItem } from './use-uploads.js';

const wording = evidenceWording.upload;
const kinds = { pending: 'plain', uploading: 'info', success: 'good', error: 'attention' } as const;

const Item = ({ item, onRemove }: { item: UploadItem; onRemove: (id: string) => void }) => {
  const { id, file, state, progress, error } = item;
  const isFinished = state === 'success' || state === 'error';
  return (
    <li>
      <div className={styles.row}>
        <bdi className={styles.name}>{file.name}</bdi>
        <Badge kind={kinds[state]}>{wording.states[state]}</Badge>
        {isFinished && (
          <Button kind="quiet" aria-label={wording.remove(file.name)} onClick={() => onRemove(id)}>
            {wording.removeShort}
          </Button>
        )}
      </div>
      {state === 'uploading' && <Progress percent={progress} label={wording.progress(file.name)} />}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </li>
  );
};

export const UploadList = ({ items, onRemove }: { items: UploadItem[]; onRemove: (id: string) => void }) => (
  <ul className={styles.list} aria-label={wording.list}>
    {items.map((item) => (
      <Item key={item.id} item={item} onRemove={onRemove} />
    ))}
  </ul>
);
