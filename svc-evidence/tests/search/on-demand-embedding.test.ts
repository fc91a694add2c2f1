import { fileURLToPath } from 'node:url';
import { indexEvidence } from '@evenhand/contracts/evidence/indexing';
import { queryEvidence } from '@evenhand/contracts/evidence/search';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { batchesOf } from '../../src/indexing/batches.js';
import { once } from '../../src/readers/bytes.js';
import { readEvidence } from '../../src/readers/read-evidence.js';
import { SEARCH_INDEX, type SearchIndex } from '../../src/search/search-index.js';
import { SegmentsRepository } from '../../src/segments/segments.repository.js';
import { startEvidence, type TestEvidence } from '../start-evidence.js';

const MODEL_FOLDER = fileURLToPath(new URL('../../../.cache/models', import.meta.url));

let evidence: TestEvidence;
beforeAll(async () => {
  evidence = await startEvidence({ MODEL_FOLDER });
}, 120_000);
afterAll(() => evidence.stop());

const SAID = ['We eat at six.', 'Rex was at the vet again, the puppy eats everything.', 'Did you eat?'];

test('a question finds the passage by its meaning before the worker has embedded it', async () => {
  const bea = anOwner();
  const { caseId } = bea;
  const { app } = evidence.service;
  const [transactions, segments] = [app.get(Transactions), app.get(SegmentsRepository)];
  const index: SearchIndex = app.get(SEARCH_INDEX);
  for (const [at, text] of SAID.entries()) {
    const filename = `note-${at}.txt`;
    const { id: fileId } = await evidence.add(bea, filename, text);
    // The event may not be consumed yet: this request indexes the file if so.
    await evidence.service.as(bea).get(indexEvidence);
    // Indexed by words, without embeddings.
    const units = readEvidence({ filename, bytes: once(Buffer.from(text)), depth: 0 });
    for await (const { segment, chunks, lexemes } of batchesOf(units))
      await transactions.run(async (manager) => {
        const secret = await app.get(CaseKeys).secretOf(manager, caseId);
        await segments.add(manager, { caseId, fileId, ...segment }, secret);
        await index.add(manager, { caseId, fileId, first: segment.firstChunk, chunks, lexemes }, secret);
      });
  }
  const { retrievals } = await evidence.service
    .as(bea)
    .get(queryEvidence, { body: { question: 'What does the dog eat?' } });
  expect(retrievals[0]?.snippet).toBe(SAID[1]);
});
