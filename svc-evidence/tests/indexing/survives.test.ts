import { fileURLToPath } from 'node:url';
import { queryEvidence } from '@evenhand/contracts/evidence/search';
import { type FileIndexing, getEvidenceStatus } from '@evenhand/contracts/evidence/status';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { RealProcess } from '@evenhand/service-kit/testing/real-process';
import { SEARCH_INDEX, type SearchIndex } from '../../src/search/search-index.js';
import { startEvidence, type TestEvidence } from '../start-evidence.js';

const MAILS = 8_000;
const MODEL_FOLDER = fileURLToPath(new URL('../../../.cache/models', import.meta.url));

/** About 12 MB, with one distinct word a mail. */
const mailbox = (): Buffer => {
  const filler = 'The school asked again about the trip, and who brings the children back on Sunday evening. '.repeat(
    13,
  );
  const mails = Array.from({ length: MAILS }, (_, number) =>
    [
      'From ann@example.test Mon Jan 15 09:00:00 2024',
      'From: Ann <ann@example.test>',
      'To: Bob <bob@example.test>',
      `Subject: Letter ${number % 500}`,
      `Message-ID: <${number}@example.test>`,
      'Date: Mon, 15 Jan 2024 09:00:00 -0500',
      '',
      `The word of this letter is zq${number}x. ${filler}`,
      '',
    ].join('\n'),
  );
  return Buffer.from(mails.join('\n'));
};

let evidence: TestEvidence;
const workers: RealProcess[] = [];
beforeAll(async () => {
  evidence = await startEvidence({ MODEL_FOLDER, JOB_LOCK_SECONDS: '5' });
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.kill()));
  await evidence.stop();
});

const startWorker = async (): Promise<RealProcess> => {
  const worker = new RealProcess(new URL('../../src/worker.ts', import.meta.url), evidence.service.environment);
  workers.push(worker);
  await worker.start();
  return worker;
};

const fileOf = async (who: OwnerIdentity): Promise<FileIndexing | undefined> =>
  (await evidence.service.as(who).get(getEvidenceStatus)).files[0];

const inTheMiddle = (who: OwnerIdentity) =>
  eventually(async () => {
    const file = await fileOf(who);
    expect(file?.state).toBe('reading');
    expect(file?.bytesRead).toBeGreaterThan((file?.bytes ?? 0) / 10);
  }, 60);

/** Kills a worker while it reads a mailbox. */
const killInTheMiddle = async (who: OwnerIdentity): Promise<void> => {
  const worker = await startWorker();
  await evidence.add(who, 'mail.mbox', mailbox());
  await inTheMiddle(who);
  await worker.kill();
};

const expectWhole = async (who: OwnerIdentity): Promise<void> => {
  await eventually(
    async () =>
      expect(await fileOf(who)).toMatchObject({ reason: null, state: expect.stringMatching(/searchable|complete/) }),
    150,
  );
  const { service } = evidence;
  const [kept] = await service.database.query(
    `select sum(passages)::int as passages, max(first_position + passages)::int as last, sum(chunks)::int as chunks
     from segment where case_id = $1`,
    [who.caseId],
  );
  expect(kept).toEqual({ passages: MAILS, last: MAILS, chunks: (await fileOf(who))?.chunks });
  expect(await service.app.get<SearchIndex>(SEARCH_INDEX).count(who.caseId)).toBe(kept.chunks);
  for (const number of [0, MAILS / 2, MAILS - 1]) {
    const { retrievals } = await service.as(who).get(queryEvidence, { body: { question: `zq${number}x` } });
    expect(retrievals.filter(({ snippet }) => snippet.includes(`zq${number}x`))).toHaveLength(1);
  }
};

test('a large mailbox is indexed without duplicates or gaps when its worker is killed in the middle', async () => {
  const ann = anOwner();
  await killInTheMiddle(ann);
  expect((await fileOf(ann))?.state).toBe('reading');
  const second = await startWorker();
  await expectWhole(ann);
  await second.kill();
}, 240_000);

test('a file is read again when its queue was lost', async () => {
  const ann = anOwner();
  await killInTheMiddle(ann);
  await evidence.loseQueue();
  await evidence.service.database.query(`update indexing set moved_at = now() - interval '1 hour' where case_id = $1`, [
    ann.caseId,
  ]);
  await evidence.sweep();
  await startWorker();
  await expectWhole(ann);
}, 240_000);
