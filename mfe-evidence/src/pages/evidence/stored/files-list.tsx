import { type EvidenceFile, FILES_PER_PAGE } from '@evenhand/contracts/evidence/files';
import { longDay } from '@evenhand/contracts/toronto';
import { Badge } from '@evenhand/ui/badge';
import { type Column, Table } from '@evenhand/ui/work/table';
import { evidenceWording } from '@evenhand/wording/evidence';
import { evidenceSearchWording } from '@evenhand/wording/evidence-search';
import { tableWording } from '@evenhand/wording/tables';
import { type ReactNode, useState } from 'react';
import list from '../../../file-list.module.css';
import { FileBadge } from '../processing/file-badge.js';
import { ConfirmDeletion } from './confirm.js';
import { Dismiss, FileActs } from './file-acts.js';
import styles from './stored.module.css';
import { useDeleteFile } from './stored-api.js';
import { UnreadParts } from './unread-parts.js';

const wording = evidenceWording.files;
const { unreadable } = evidenceSearchWording.base;
const { orders } = tableWording;

const FileName = ({ file }: { file: EvidenceFile }) => {
  const { name, indexing, refused, purpose, isSearchable, unread, sameAs } = file;
  return (
    <div className={styles.what}>
      <bdi className={list.name}>{name}</bdi>
      {refused && (
        <>
          <Badge kind="attention">{wording.refused}</Badge>
          <p>{evidenceWording.refused[refused]}</p>
        </>
      )}
      {!refused && purpose === 'disclosure' && <Badge kind="info">{wording.ofDisclosure}</Badge>}
      {!refused && !isSearchable && <Badge kind="attention">{wording.notSearchable}</Badge>}
      {!refused && indexing && <FileBadge file={indexing} />}
      {indexing?.state === 'failed' && <p>{indexing.reason ?? unreadable.unknown}</p>}
      {sameAs !== undefined && <p>{evidenceWording.sameAs(sameAs)}</p>}
      {unread.length > 0 && <UnreadParts file={file} />}
    </div>
  );
};

const { columns: headings } = wording;
const keptOf = ({ refused, keptUntil }: EvidenceFile) =>
  refused ? null : keptUntil ? longDay(keptUntil) : wording.onHold;

const columnsOf = (actsOf: (file: EvidenceFile) => ReactNode): Column<EvidenceFile>[] => [
  {
    name: headings.name,
    isHead: true,
    sort: { compare: (one, other) => one.name.localeCompare(other.name, 'en-CA'), orders: orders.text },
    cell: (file) => <FileName file={file} />,
  },
  {
    name: headings.uploaded,
    sort: { compare: (one, other) => one.uploadedAt.localeCompare(other.uploadedAt), orders: orders.day },
    cell: ({ uploadedAt }) => longDay(uploadedAt),
  },
  { name: headings.kept, cell: keptOf },
  {
    name: headings.size,
    isFigure: true,
    sort: { compare: (one, other) => one.size - other.size, orders: orders.size },
    cell: ({ refused, size }) => (refused ? null : evidenceWording.size(size)),
  },
  { name: headings.acts, isUnnamed: true, cell: actsOf },
];

interface FilesListProps {
  files: EvidenceFile[];
  /** Files on all pages; only a list of one page is sorted here. */
  found: number;
  /** For focus: the pressed button is removed. */
  onGone: () => void;
}

export const FilesList = ({ files, found, onGone }: FilesListProps) => {
  const [asked, setAsked] = useState<EvidenceFile | null>(null);
  const deleteFile = useDeleteFile();
  const columns = columnsOf((file) =>
    file.refused ? (
      <Dismiss file={file} onGone={onGone} />
    ) : (
      <FileActs file={file} onDelete={() => setAsked(file)} onGone={onGone} />
    ),
  );
  return (
    <>
      <Table
        label={wording.title}
        columns={columns}
        rows={files}
        sorting={found <= FILES_PER_PAGE ? tableWording : undefined}
      />
      {asked && (
        <ConfirmDeletion
          {...wording.confirm}
          text={wording.confirm.text(asked.name)}
          note={asked.purpose === 'disclosure' ? wording.missedByDisclosure : undefined}
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
