import { evidenceExtensions, extensionOf } from '@evenhand/contracts/evidence/files';
import { presignUpload, registerFile } from '@evenhand/contracts/evidence/uploads';
import { addDocumentFile, type FinancialDocument } from '@evenhand/contracts/finance/documents';
import { withoutInvisible } from '@evenhand/contracts/invisible';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { SomeChoices, Tick } from '@evenhand/ui/choices';
import { Field } from '@evenhand/ui/field';
import { DateInput } from '@evenhand/ui/work/date-input';
import { call } from '@evenhand/web-kit/call';
import { fieldProblemsOf, sentenceOf } from '@evenhand/web-kit/problem-error';
import { showToast } from '@evenhand/web-kit/toast';
import { useForm } from '@evenhand/web-kit/use-form';
import { financeWording } from '@evenhand/wording/finance';
import { dateExample, notADate } from '@evenhand/wording/tables';
import { z } from 'zod';
import { AskingDrawer } from '../../asking-drawer.js';
import { documentName } from '../../lists/document-name.js';
import { incomeName } from '../../lists/lists.js';
import { type Finances, useRefresh } from '../../lists/use-finances.js';

const wording = financeWording.documents;

const Upload = z.object({
  file: z.instanceof(File).refine(({ name }) => extensionOf(name) !== null),
  statementDate: z.union([z.literal(''), z.iso.date()]),
  proves: z.array(z.string()),
  maySearch: z.boolean(),
});

/** Uploads to the evidence service as a disclosure document; returns the file's id. */
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

export const UploadDialog = ({ document, finances: { assets, debts, incomes }, onClose }: UploadDialogProps) => {
  const { documentType: type } = document;
  const refresh = useRefresh();
  const { field, form, isSending, failure } = useForm({
    schema: Upload,
    start: { statementDate: '', proves: [], maySearch: false },
    refused: { file: wording.wrongType, statementDate: notADate },
    send: async ({ file, statementDate, proves, maySearch }) => {
      const fileId = await keepFile(file, maySearch);
      const body = { fileId, name: withoutInvisible(file.name), statementDate: statementDate || null, proves };
      await call(addDocumentFile, body, { params: { type }, attempt: fileId });
      await refresh();
    },
    onSent: () => {
      showToast(wording.done);
      onClose();
    },
    onFailed: (error) =>
      showToast({ ...wording.failed, text: sentenceOf(error, wording.failed.text), kind: 'destructive' }),
  });
  const chosen = field('file');
  const nameRefused = fieldProblemsOf(failure).find(({ pointer }) => pointer === '/name')?.detail;
  const proves = field('proves');
  const maySearch = field('maySearch');
  const items = [
    ...assets.map(({ id, name }) => ({ value: id, label: name })),
    ...debts.map(({ id, creditor }) => ({ value: id, label: creditor })),
    ...incomes.map((income) => ({ value: income.id, label: incomeName(income) })),
  ];
  return (
    <AskingDrawer
      title={wording.openFor(documentName(type))}
      isWritten={Boolean(chosen.value) || field('statementDate').value !== '' || proves.value.length > 0}
      onClose={onClose}
    >
      {(close) => (
        <form {...form}>
          <Field
            label={wording.choose}
            error={chosen.error ? (chosen.value ? chosen.error : wording.noFile) : nameRefused}
          >
            {(ids) => (
              <input
                {...ids}
                type="file"
                accept={evidenceExtensions.map((extension) => `.${extension}`).join(',')}
                onChange={({ target: { files } }) => files?.[0] && chosen.onChange(files[0])}
              />
            )}
          </Field>
          <DateInput {...field('statementDate')} label={wording.statementDate} placeholder={dateExample} />
          {items.length > 0 && (
            <SomeChoices label={wording.proves} values={proves.value} onChange={proves.onChange} options={items} />
          )}
          <Tick label={wording.maySearch} checked={maySearch.value} onChange={maySearch.onChange} />
          <Actions>
            <Button kind="primary" type="submit" busy={isSending}>
              {isSending ? wording.uploading : wording.upload}
            </Button>
            <Button onClick={close}>{financeWording.add.cancel}</Button>
          </Actions>
        </form>
      )}
    </AskingDrawer>
  );
};
