import { evidenceExtensions, extensionOf } from '@evenhand/contracts/evidence/files';
import { presignUpload, registerFile } from '@evenhand/contracts/evidence/uploads';
import { addDocumentFile, type FinancialDocument } from '@evenhand/contracts/finance/documents';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { SomeChoices, Tick } from '@evenhand/ui/choices';
import { Field } from '@evenhand/ui/field';
import { TextInput } from '@evenhand/ui/inputs';
import { Modal } from '@evenhand/ui/modal';
import { call } from '@evenhand/web-kit/call';
import { showToast } from '@evenhand/web-kit/toast';
import { financeWording } from '@evenhand/wording/finance';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { documentName } from './document-name.js';
import { type Finances, useRefresh } from './use-finances.js';

const wording = financeWording.documents;

/** Hands a file to the evidence service, as a paper of the disclosure; answers the id it is kept under. */
const keepFile = async (file: File, maySearch: boolean): Promise<string> => {
  const asked = { filename: file.name, mime: file.type, purpose: 'disclosure', maySearch } as const;
  const { url, fields } = await call(presignUpload, asked);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  const uploaded = await fetch(url, { method: 'POST', body: form });
  if (uploaded.status !== 201 && uploaded.status !== 204) throw new Error(`Upload failed: ${uploaded.status}`);
  const { id, refused } = await call(registerFile, { key: fields.key ?? '' });
  if (refused) throw new Error(`refused: ${refused}`);
  return id;
};

interface UploadDialogProps {
  document: FinancialDocument;
  finances: Finances;
  onClose: () => void;
}

/** Uploads a document and says which items it shows. */
export const UploadDialog = ({ document, finances: { assets, debts, incomes }, onClose }: UploadDialogProps) => {
  const { documentType: type } = document;
  const [file, setFile] = useState<File | null>(null);
  const [statementDate, setStatementDate] = useState('');
  const [proves, setProves] = useState<string[]>([]);
  const [maySearch, setMaySearch] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const refresh = useRefresh();
  const upload = useMutation({
    mutationFn: async (chosen: File) => {
      const fileId = await keepFile(chosen, maySearch);
      const body = { fileId, name: chosen.name, statementDate: statementDate || null, proves };
      await call(addDocumentFile, body, { params: { type }, attempt: fileId });
      await refresh();
    },
    onSuccess: () => {
      showToast(wording.done);
      onClose();
    },
    onError: () => showToast({ ...wording.failed, kind: 'destructive' }),
  });
  const items = [
    ...assets.map(({ id, name }) => ({ value: id, label: name })),
    ...debts.map(({ id, creditor }) => ({ value: id, label: creditor })),
    ...incomes.map(({ id, year }) => ({ value: id, label: financeWording.incomes.year(year) })),
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!file) return setWrong(wording.noFile);
    if (!extensionOf(file.name)) return setWrong(wording.wrongType);
    setWrong(null);
    if (!upload.isPending) upload.mutate(file);
  };
  return (
    <Modal title={wording.openFor(documentName(type))} closeLabel={financeWording.add.close} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Field label={wording.choose} error={wrong}>
          {(ids) => (
            <input
              {...ids}
              type="file"
              accept={evidenceExtensions.map((extension) => `.${extension}`).join(',')}
              onChange={({ target }) => setFile(target.files?.[0] ?? null)}
            />
          )}
        </Field>
        <TextInput type="date" short label={wording.statementDate} value={statementDate} onChange={setStatementDate} />
        {items.length > 0 && (
          <SomeChoices label={wording.proves} values={proves} onChange={setProves} options={items} />
        )}
        <Tick label={wording.maySearch} checked={maySearch} onChange={setMaySearch} />
        <Actions>
          <Button kind="primary" type="submit" busy={upload.isPending}>
            {upload.isPending ? wording.uploading : wording.upload}
          </Button>
          <Button onClick={onClose}>{financeWording.add.cancel}</Button>
        </Actions>
      </form>
    </Modal>
  );
};
