import { getEvidenceStatus } from '@evenhand/contracts/evidence/status';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { progressOf } from '../src/indexing/indexing.service.js';
import { startEvidence, type TestEvidence } from './start-evidence.js';

let evidence: TestEvidence;
beforeAll(async () => {
  evidence = await startEvidence();
});
afterAll(() => evidence.stop());

const nothing = { tokens: 0, lastIndexingAt: null, progress: 0, files: [] };

test('a case without files has no words and was never indexed', async () => {
  expect(await evidence.service.as(anOwner()).get(getEvidenceStatus)).toEqual(nothing);
});

test('a file waits until a worker reads it; no other case hears of it', async () => {
  const [ann, bea] = [anOwner(), anOwner()];
  await evidence.add(ann, 'notes.txt', 'He paid the rent.');
  await evidence.add(ann, 'all.zip', Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1'));
  const status = await evidence.service.as(ann).get(getEvidenceStatus);
  expect(status).toMatchObject({
    tokens: 0,
    progress: 0,
    files: [{ filename: 'notes.txt', state: 'waiting', bytes: 17 }],
  });
  expect(await evidence.service.as(bea).get(getEvidenceStatus)).toEqual(nothing);
});

test('only the person signed in is told', async () => {
  expect((await evidence.service.asNobody.call(getEvidenceStatus)).status).toBe(401);
});

test('progress is the share of the work that is done, by the size of the files', () => {
  const file = { fileId: '', filename: '', reason: null, bytes: 100, bytesRead: 100, chunks: 10, embedded: 0 };
  expect(progressOf([{ ...file, state: 'reading', bytesRead: 50 }])).toBe(25);
  expect(progressOf([{ ...file, state: 'searchable' }])).toBe(50);
  expect(progressOf([{ ...file, state: 'searchable', embedded: 5 }])).toBe(75);
  expect(
    progressOf([
      { ...file, state: 'complete' },
      { ...file, state: 'waiting', bytesRead: 0, bytes: 300 },
    ]),
  ).toBe(25);
});
