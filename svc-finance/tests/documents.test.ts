import { randomUUID } from 'node:crypto';
import {
  addDocumentFile,
  documentProgress,
  listDocuments,
  provideAlternative,
  removeDocumentFile,
  requiredDocuments,
} from '@evenhand/contracts/finance/documents';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { financeServer } from '@evenhand/wording/finance-server';
import { DeletedEvidenceConsumer } from '../src/documents/deleted-evidence.consumer.js';
import { KeptFilesConsumer } from '../src/documents/kept-files.consumer.js';
import { copyDocumentFile } from './copies.js';
import { service, withFinance } from './with-finance.js';

withFinance();

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const statementOf = (fileId: string) => ({ fileId, name: 'statement.pdf', statementDate: daysAgo(3) });

/** Publishes that svc-evidence stores a file. */
const statement = async ({ caseId }: OwnerIdentity) => {
  const fileId = randomUUID();
  await service.app.get(KeptFilesConsumer).keep({ caseId, fileId }, service.database.manager);
  return statementOf(fileId);
};

test('the checklist has the ten required documents first, and none is provided yet', async () => {
  const documents = await service.as(anOwner()).get(listDocuments);
  expect(documents.slice(0, 10).map(({ documentType }) => documentType)).toEqual(requiredDocuments);
  expect(documents.slice(10).every(({ isRequired }) => !isRequired)).toBe(true);
  expect(documentProgress(documents)).toEqual({ provided: 0, percent: 0 });
});

test('an uploaded file and alternative data each provide a document, and count once', async () => {
  const who = anOwner();
  const ann = service.as(who);
  const type = 'bank_statement';
  await ann.get(addDocumentFile, { params: { type }, body: await statement(who) });
  await ann.get(addDocumentFile, { params: { type }, body: await statement(who) });
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
  const who = anOwner();
  const ann = service.as(who);
  const params = { type: 'bank_statement' };
  await ann.get(addDocumentFile, { params, body: { ...(await statement(who)), statementDate: daysAgo(29) } });
  const { files } = await ann.get(addDocumentFile, {
    params,
    body: { ...(await statement(who)), statementDate: daysAgo(33) },
  });
  expect(files.map(({ isAgeing }) => isAgeing)).toEqual([false, true]);
});

test('a file can be removed from a document by its own case alone', async () => {
  const who = anOwner();
  const [ann, bea] = [service.as(who), service.as(anOwner())];
  const type = 'pension_statement';
  const { files } = await ann.get(addDocumentFile, { params: { type }, body: await statement(who) });
  const params = { type, id: files[0]?.id ?? '' };
  expect((await bea.call(removeDocumentFile, { params })).status).toBe(404);
  expect(await ann.get(removeDocumentFile, { params })).toMatchObject({ uploaded: false, files: [] });
});

test('an upload for an unknown kind of document answers 404', async () => {
  const answer = await service.as(anOwner()).call(addDocumentFile, {
    params: { type: 'diary' },
    body: statementOf(randomUUID()),
  });
  expect(answer.status).toBe(404);
});

test('attacker names a file that does not exist, is deleted, or is of another case, product does not count it', async () => {
  const [who, other] = [anOwner(), anOwner()];
  const params = { type: 'bank_statement' };
  const deleted = await statement(who);
  const consumer = service.app.get(DeletedEvidenceConsumer);
  await consumer.forget({ caseId: who.caseId, fileIds: [deleted.fileId] }, service.database.manager);
  const { caseId } = who;
  await service.app.get(KeptFilesConsumer).keep({ caseId, fileId: deleted.fileId }, service.database.manager);
  for (const body of [statementOf(randomUUID()), deleted, await statement(other)]) {
    const answer = await service.as(who).call(addDocumentFile, { params, body });
    expect(answer).toMatchObject({ status: 409, body: { detail: financeServer.fileUnknown } });
  }
  expect(documentProgress(await service.as(who).get(listDocuments)).provided).toBe(0);
});

test('a file counts when its event arrives shortly after the call', async () => {
  const who = anOwner();
  const fileId = randomUUID();
  const call = service.as(who).call(addDocumentFile, { params: { type: 'pay_stub' }, body: statementOf(fileId) });
  await service.app.get(KeptFilesConsumer).keep({ caseId: who.caseId, fileId }, service.database.manager);
  expect((await call).status).toBe(201);
});

test('attacker adds one file again and again, product keeps 200 of a case', async () => {
  const who = anOwner();
  const params = { type: 'bank_statement' };
  const body = await statement(who);
  await service.as(who).get(addDocumentFile, { params, body });
  await copyDocumentFile(who.caseId, 199);
  expect((await service.as(who).call(addDocumentFile, { params, body })).status).toBe(409);
});
