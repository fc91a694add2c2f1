import { randomUUID } from 'node:crypto';
import {
  addDocumentFile,
  documentProgress,
  listDocuments,
  provideAlternative,
  removeDocumentFile,
  requiredDocuments,
} from '@evenhand/contracts/finance/documents';
import { anOwner } from '@evenhand/service-kit/testing/people';
import type { TestService } from '@evenhand/service-kit/testing/start-test-service';
import { withFinance } from './with-finance.js';

let service: TestService;
withFinance((started) => {
  service = started;
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const statement = () => ({ fileId: randomUUID(), name: 'statement.pdf', statementDate: daysAgo(3) });

test('the checklist has the ten required documents first, and none is provided yet', async () => {
  const documents = await service.as(anOwner()).get(listDocuments);
  expect(documents.slice(0, 10).map(({ documentType }) => documentType)).toEqual(requiredDocuments);
  expect(documents.slice(10).every(({ isRequired }) => !isRequired)).toBe(true);
  expect(documentProgress(documents)).toEqual({ provided: 0, percent: 0 });
});

test('an uploaded file and alternative data each provide a document, and count once', async () => {
  const ann = service.as(anOwner());
  const type = 'bank_statement';
  await ann.get(addDocumentFile, { params: { type }, body: statement() });
  await ann.get(addDocumentFile, { params: { type }, body: statement() });
  const body = { provided: true, note: 'Sent by mail on 2 November' };
  await ann.get(provideAlternative, { params: { type: 'pay_stub' }, body });
  await ann.get(provideAlternative, { params: { type }, body });
  const documents = await ann.get(listDocuments);
  expect(documentProgress(documents)).toEqual({ provided: 2, percent: 20 });
  expect(documents.find(({ documentType }) => documentType === 'pay_stub')).toMatchObject({
    uploaded: false,
    alternativeDataProvided: true,
    note: body.note,
  });
});

test('a statement is ageing after 30 days', async () => {
  const ann = service.as(anOwner());
  const params = { type: 'bank_statement' };
  await ann.get(addDocumentFile, { params, body: { ...statement(), statementDate: daysAgo(29) } });
  const { files } = await ann.get(addDocumentFile, { params, body: { ...statement(), statementDate: daysAgo(33) } });
  expect(files.map(({ isAgeing }) => isAgeing)).toEqual([false, true]);
});

test('a file can be removed from a document by its own case alone', async () => {
  const [ann, bea] = [service.as(anOwner()), service.as(anOwner())];
  const type = 'pension_statement';
  const { files } = await ann.get(addDocumentFile, { params: { type }, body: statement() });
  const params = { type, id: files[0]?.id ?? '' };
  expect((await bea.call(removeDocumentFile, { params })).status).toBe(404);
  expect(await ann.get(removeDocumentFile, { params })).toMatchObject({ uploaded: false, files: [] });
});

test('an upload for an unknown kind of document answers 404', async () => {
  const answer = await service.as(anOwner()).call(addDocumentFile, { params: { type: 'diary' }, body: statement() });
  expect(answer.status).toBe(404);
});
