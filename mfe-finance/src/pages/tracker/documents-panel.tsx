import { addDocumentFile, type FinancialDocument } from '@evenhand/contracts/finance/documents';
import { call } from '@evenhand/web-kit/call';
import { lazyPart } from '@evenhand/web-kit/lazy-part';
import { financeWording } from '@evenhand/wording/finance';
import { useState } from 'react';
import styles from '../../lists/lists.module.css';
import { Removed } from '../../lists/removed.js';
import type { Finances } from '../../lists/use-finances.js';
import { AlternativeDialog } from './alternative-dialog.js';
import { DocumentRow, type RemovedFile } from './document-row.js';
import { useChange } from './use-change.js';

const wording = financeWording.documents;

/** With the calendar, which no other part of the page needs. */
const UploadDialog = lazyPart(async () => (await import('./upload-dialog.js')).UploadDialog);

/** Undo: the file was kept, so it is only listed again. */
const bringBack = ({ documentType: type, file: { fileId, name, statementDate, proves } }: RemovedFile) =>
  call(addDocumentFile, { fileId, name, statementDate, proves }, { params: { type }, attempt: crypto.randomUUID() });

export const DocumentsPanel = ({ finances }: { finances: Finances }) => {
  const [open, setOpen] = useState<{ dialog: 'upload' | 'alternative'; document: FinancialDocument } | null>(null);
  const [removed, setRemoved] = useState<RemovedFile | null>(null);
  const undo = useChange(async () => {
    if (removed) await bringBack(removed);
    setRemoved(null);
  });
  // As in the lists: the row and this message change at once.
  const isListed = finances.documents.some(({ files }) => files.some(({ id }) => id === removed?.file.id));
  const isRemoved = removed !== null && !isListed;
  const close = () => setOpen(null);
  return (
    <section className={styles.panel} aria-label={wording.heading}>
      <h2>{wording.heading}</h2>
      <p className={styles.about}>{wording.lead}</p>
      <Removed removed={isRemoved ? removed.file : null} isUndoing={undo.isPending} onUndo={undo.mutate} />
      <ul className={styles.documents}>
        {finances.documents.map((document) => (
          <DocumentRow
            key={document.documentType}
            document={document}
            onUpload={() => setOpen({ dialog: 'upload', document })}
            onAlternative={() => setOpen({ dialog: 'alternative', document })}
            onRemoved={setRemoved}
          />
        ))}
      </ul>
      {open?.dialog === 'upload' && <UploadDialog document={open.document} finances={finances} onClose={close} />}
      {open?.dialog === 'alternative' && <AlternativeDialog document={open.document} onClose={close} />}
    </section>
  );
};
