import { randomUUID } from 'node:crypto';
import { getEvidenceStatus } from '@evenhand/contracts/evidence/status';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { IndexedFile } from '../src/status/indexed-file.entity.js';
import { startEvidence, type TestEvidence } from './start-evidence.js';

let evidence: TestEvidence;
let service: TestEvidence['service'];
beforeAll(async () => {
  evidence = await startEvidence();
  service = evidence.service;
});
afterAll(() => evidence.stop());

const indexed = (caseId: string, words: number, day: string) =>
  service.database.manager.insert(IndexedFile, { id: randomUUID(), caseId, words, indexedAt: new Date(day) });

test('a case without files has no words and was never indexed', async () => {
  expect(await service.as(anOwner()).get(getEvidenceStatus)).toEqual({ tokens: 0, lastIndexingAt: null });
});

test('the words of a case are counted over its files, and no other case’s are', async () => {
  const [ann, bea] = [anOwner(), anOwner()];
  await indexed(ann.caseId, 1_200, '2026-11-20');
  await indexed(ann.caseId, 300, '2026-11-21');
  await indexed(bea.caseId, 9, '2026-11-22');
  const status = await service.as(ann).get(getEvidenceStatus);
  expect(status).toEqual({ tokens: 1_500, lastIndexingAt: '2026-11-21T00:00:00.000Z' });
});

test('only the person signed in is told', async () => {
  expect((await service.asNobody.call(getEvidenceStatus)).status).toBe(401);
});
