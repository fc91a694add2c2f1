import { downloadFile, type EvidenceFile } from '@evenhand/contracts/evidence/files';
import { longDay } from '@evenhand/contracts/toronto';
import { Badge } from '@evenhand/ui/badge';
import { Button, buttonClass } from '@evenhand/ui/button';
import { evidenceWording } from '@evenhand/wording/evidence';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { useState } from 'react';
import list from '../../../file-list.module.css';
import { FileBadge } from '../processing/file-badge.js';
import { useRetryFile } from '../processing/use-processing.js';
import { ConfirmDeletion } from './confirm.js';
import { RefusedItem } from './refused-item.js';
import styles from './stored.module.css';
import { useDeleteFile } from './stored-api.js';
import { UnreadParts } from './unread-parts.js';

const wording = evidenceWording.files;
const { unreadable } = evidenceSearchWording.base;

/** Facts break between, not within; no line begins with a dot. */
const About = ({ file: { size, uploadedAt, keptUntil } }: { file: EvidenceFile }) => (
  <p>
    <span>{wording.uploaded(longDay(uploadedAt))}&nbsp;·</span>{' '}
    <span>{keptUntil ? wording.keptUntil(longDay(keptUntil)) : wording.onHold}&nbsp;·</span>{' '}
    <span>{evidenceWording.size(size)}</span>
  </p>
);

interface ItemProps {
  file: EvidenceFile;
  onDelete: () => void;
  onRetried: () => void;
}

const Item = ({ file, onDelete, onRetried }: ItemProps) => {
  const { id, name, indexing } = file;
  const retry = useRetryFile();
  const isFailed = indexing?.state === 'failed';
  return (
    <li>
      <div className={styles.what}>
        <bdi className={list.name}>{name}</bdi>
        {!file.isSearchable && <Badge kind="attention">{wording.notSearchable}</Badge>}
        {indexing && <FileBadge file={indexing} />}
        {isFailed && <p>{indexing.reason ?? unreadable.unknown}</p>}
        <About file={file} />
        {file.unread.length > 0 && <UnreadParts file={file} />}
      </div>
      <div className={styles.acts}>
        {isFailed && (
          <Button
            kind="quiet"
            busy={retry.isPending}
            aria-label={unreadable.retryNamed(name)}
            onClick={() => void retry.mutateAsync(id).then(onRetried, () => {})}
          >
            {unreadable.retry}
          </Button>
        )}
        <a
          className={buttonClass('quiet')}
          href={downloadFile.path.replace(':id', id)}
          download={name}
          aria-label={wording.downloadNamed(name)}
        >
          {wording.download}
        </a>
        <Button kind="quiet" aria-label={wording.deleteNamed(name)} onClick={onDelete}>
          {wording.delete}
        </Button>
      </div>
    </li>
  );
};

interface FilesListProps {
  files: EvidenceFile[];
  /** For focus: the pressed button is removed. */
  onGone: () => void;
}

export const FilesList = ({ files, onGone }: FilesListProps) => {
  const [asked, setAsked] = useState<EvidenceFile | null>(null);
  const deleteFile = useDeleteFile();
  return (
    <>
      <ul className={list.files}>
        {files.map((file) =>
          file.refused ? (
            <RefusedItem key={file.id} file={file} refused={file.refused} onDismissed={onGone} />
          ) : (
            <Item key={file.id} file={file} onDelete={() => setAsked(file)} onRetried={onGone} />
          ),
        )}
      </ul>
      {asked && (
        <ConfirmDeletion
          {...wording.confirm}
          text={wording.confirm.text(asked.name)}
          cancel={wording.cancel}
          busy={deleteFile.isPending}
          remove={() => deleteFile.mutateAsync(asked.id)}
          onClose={() => setAsked(null)}
          onGone={onGone}
        />
      )}
    </>
  );
};
