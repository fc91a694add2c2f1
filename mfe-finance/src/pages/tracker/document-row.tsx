import { type FinancialDocument, provideAlternative, removeDocumentFile } from '@evenhand/contracts/finance/documents';
import { longDate } from '@evenhand/contracts/toronto';
import { Badge } from '@evenhand/ui/badge';
import { Button } from '@evenhand/ui/button';
import { call } from '@evenhand/web-kit/call';
import { VanishingButton } from '@evenhand/web-kit/vanishing-button';
import { financeWording } from '@evenhand/wording/finance';
import { documentName } from '../../lists/document-name.js';
import styles from '../../lists/lists.module.css';
import { useChange } from './use-change.js';

const wording = financeWording.documents;

export interface RemovedFile {
  documentType: string;
  file: FinancialDocument['files'][number];
}

interface DocumentRowProps {
  document: FinancialDocument;
  onUpload: () => void;
  onAlternative: () => void;
  onRemoved: (removed: RemovedFile) => void;
}

export const DocumentRow = ({ document, onUpload, onAlternative, onRemoved }: DocumentRowProps) => {
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

/** Keeps the note: it can be provided again. */
const TakeBack = ({ document: { documentType: type, note } }: { document: FinancialDocument }) => {
  const takeBack = useChange(() => call(provideAlternative, { provided: false, note }, { params: { type } }));
  return (
    <VanishingButton small kind="quiet" busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
      {wording.alternativeEnd}
    </VanishingButton>
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
