import type { FinancialDocument } from '@evenhand/contracts/finance/documents';
import { addDocumentFile, provideAlternative, removeDocumentFile } from '@evenhand/contracts/finance/documents';
import { longDate } from '@evenhand/contracts/toronto';
import { Badge } from '@evenhand/ui/badge';
import { Button } from '@evenhand/ui/button';
import { call } from '@evenhand/web-kit/call';
import { lazyPart } from '@evenhand/web-kit/lazy-part';
import { financeWording } from '@evenhand/wording/finance';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useHeadingAfter } from '../../heading-after.js';
import { documentName } from '../../lists/document-name.js';
import styles from '../../lists/lists.module.css';
import { Removed } from '../../lists/removed.js';
import { useSaveFailed } from '../../lists/save-failed.js';
import { type Finances, useRefresh } from '../../lists/use-finances.js';
import { AlternativeDialog } from './alternative-dialog.js';

const wording = financeWording.documents;

/** With the calendar, which no other part of the page needs. */
const UploadDialog = lazyPart(async () => (await import('./upload-dialog.js')).UploadDialog);

interface RemovedFile {
  documentType: string;
  file: FinancialDocument['files'][number];
}

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

interface DocumentRowProps {
  document: FinancialDocument;
  onUpload: () => void;
  onAlternative: () => void;
  onRemoved: (removed: RemovedFile) => void;
}

const DocumentRow = ({ document, onUpload, onAlternative, onRemoved }: DocumentRowProps) => {
  const { documentType, isRequired, uploaded, alternativeDataProvided, note, files } = document;
  const name = documentName(documentType);
  const isProvided = uploaded || alternativeDataProvided;
  const state = isProvided ? wording.provided : isRequired ? wording.required : wording.useful;
  return (
    <li>
      <div className={styles.document}>
        <h3>{name}</h3>
        <Badge kind={isProvided ? 'good' : isRequired ? 'attention' : 'plain'}>{state}</Badge>
        <span className={styles.actions}>
          <Button small aria-label={wording.openFor(name)} onClick={onUpload}>
            {wording.open}
          </Button>
          <Button small kind="quiet" aria-label={wording.insteadFor(name)} onClick={onAlternative}>
            {wording.instead}
          </Button>
        </span>
      </div>
      {files.map((file) => (
        <FileRow key={file.id} documentType={documentType} file={file} onRemoved={onRemoved} />
      ))}
      {alternativeDataProvided && (
        <p className={styles.about}>
          {wording.alternative}: <bdi>{note}</bdi> <TakeBack document={document} />
        </p>
      )}
    </li>
  );
};

const useChange = (change: () => Promise<unknown>) => {
  const refresh = useRefresh();
  const saveFailed = useSaveFailed();
  return useMutation({
    mutationFn: async () => {
      await change();
      await refresh();
    },
    onError: saveFailed,
  });
};

const TakeBack = ({ document: { documentType: type } }: { document: FinancialDocument }) => {
  const takeBack = useChange(() => call(provideAlternative, { provided: false, note: '' }, { params: { type } }));
  const leave = useHeadingAfter();
  return (
    <Button
      small
      kind="quiet"
      busy={takeBack.isPending}
      onClick={({ currentTarget }) => {
        leave(currentTarget);
        takeBack.mutate();
      }}
    >
      {wording.alternativeEnd}
    </Button>
  );
};

interface FileRowProps extends RemovedFile {
  onRemoved: (removed: RemovedFile) => void;
}

const FileRow = ({ documentType, file, onRemoved }: FileRowProps) => {
  const { id, name, statementDate, isAgeing } = file;
  const remove = useChange(async () => {
    await call(removeDocumentFile, undefined, { params: { type: documentType, id } });
    onRemoved({ documentType, file });
  });
  return (
    <p className={styles.file}>
      <bdi>{name}</bdi>
      {statementDate && <span className={styles.about}>{wording.of(longDate(statementDate))}</span>}
      {isAgeing && <Badge kind="attention">{wording.ageing}</Badge>}
      <Button
        small
        kind="quiet"
        aria-label={wording.removeFile(name)}
        busy={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {wording.remove}
      </Button>
    </p>
  );
};
