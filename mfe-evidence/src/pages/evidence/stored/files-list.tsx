import { downloadFile, type EvidenceFile } from '@evenhand/contracts/evidence/files';
import type { FileIndexing } from '@evenhand/contracts/evidence/status';
import { Badge } from '@evenhand/ui/badge';
import { Button, buttonClass } from '@evenhand/ui/button';
import { evidenceWording } from '@evenhand/wording/evidence';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import list from '../file-list.module.css';
import { longDay } from '../long-day.js';
import { FileBadge } from '../processing/file-badge.js';
import { useStatus } from '../processing/status.js';
import { Confirm } from './confirm.js';
import { RefusedItem } from './refused-item.js';
import styles from './stored.module.css';
import { useDeleteFile } from './stored-api.js';

const wording = evidenceWording.files;

/** Each fact stays on one line while there is room, and no line begins with a dot: no date is torn apart. */
const About = ({ file: { size, uploadedAt, keptUntil } }: { file: EvidenceFile }) => (
  <p>
    <span>{wording.uploaded(longDay(uploadedAt))}&nbsp;·</span>{' '}
    <span>{keptUntil ? wording.keptUntil(longDay(keptUntil)) : wording.onHold}&nbsp;·</span>{' '}
    <span>{evidenceWording.size(size)}</span>
  </p>
);

interface ItemProps {
  file: EvidenceFile;
  /** How far the reading of it is; missing for one that is not read. */
  indexing: FileIndexing | undefined;
  onDelete: () => void;
}

const Item = ({ file, indexing, onDelete }: ItemProps) => (
  <li>
    <div className={styles.what}>
      <bdi className={list.name}>{file.name}</bdi>
      {!file.isSearchable && <Badge kind="attention">{wording.notSearchable}</Badge>}
      {indexing && <FileBadge file={indexing} />}
      <About file={file} />
    </div>
    <div className={styles.acts}>
      <a
        className={buttonClass('quiet')}
        href={downloadFile.path.replace(':id', file.id)}
        download={file.name}
        aria-label={wording.downloadNamed(file.name)}
      >
        {wording.download}
      </a>
      <Button kind="quiet" aria-label={wording.deleteNamed(file.name)} onClick={onDelete}>
        {wording.delete}
      </Button>
    </div>
  </li>
);

interface FilesListProps {
  files: EvidenceFile[];
  /** The button that was pressed is gone: somebody has to take the focus. */
  onDeleted: () => void;
}

export const FilesList = ({ files, onDeleted }: FilesListProps) => {
  const { data: status } = useStatus();
  const [asked, setAsked] = useState<EvidenceFile | null>(null);
  const deleteFile = useDeleteFile();
  const close = () => setAsked(null);
  const closeDeleted = () => {
    flushSync(close);
    onDeleted();
  };
  return (
    <>
      <ul className={list.files}>
        {files.map((file) =>
          file.refused ? (
            <RefusedItem key={file.id} file={file} refused={file.refused} onDismissed={onDeleted} />
          ) : (
            <Item
              key={file.id}
              file={file}
              indexing={status?.files.find(({ fileId }) => fileId === file.id)}
              onDelete={() => setAsked(file)}
            />
          ),
        )}
      </ul>
      {asked && (
        <Confirm
          {...wording.confirm}
          text={wording.confirm.text(asked.name)}
          cancel={wording.cancel}
          busy={deleteFile.isPending}
          onClose={close}
          onConfirm={() => void deleteFile.mutateAsync(asked.id).then(closeDeleted, close)}
        />
      )}
    </>
  );
};
