import { queryEvidence } from '@evenhand/contracts/evidence/search';
import type { EvidenceStatus } from '@evenhand/contracts/evidence/status';
import { furtherMails } from './public/further-mails.ts';
import { mailsWithPictures } from './public/mails.ts';
import { startEvidence, withStack } from './support/evidence.ts';
import { printTable } from './support/table.ts';

/**
 * How long a question waits while its case is being embedded, and how much embedding is delayed by questions: npm run -s
 * bench -- asked-while-embedding [megabytes, default 100]. 100 MB of mail without repetition are some 72,000 windows,
 * nearly all of them without embeddings during the measurement. Each of the 100 questions, lines of the mails that end
 * in a question mark, is asked by HTTP one second after the one before began. Then follows as long a time without
 * questions. Windows are embedded 128 at a time: a rate is counted from one such step to another.
 */
const megabytes = Number(process.argv[2] ?? 100);
const QUESTIONS = 100;
const EVERY_MS = 1_000;

const mails = [...mailsWithPictures(megabytes * 1_048_576, 0, furtherMails())];
const QUESTION = /^[A-Z][\w',; -]{30,100}\?$/gm;
const lines = [...new Set(mails.flatMap((mail) => mail.toString('latin1').match(QUESTION) ?? []))];
const questions = Array.from(
  { length: QUESTIONS },
  (_, at) => lines[Math.floor((at * lines.length) / QUESTIONS)] ?? '',
);

const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
const quantile = (times: number[], part: number): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0);

const embeddedOf = ({ files }: EvidenceStatus): number => files.reduce((sum, { embedded }) => sum + embedded, 0);

type Evidence = Awaited<ReturnType<typeof startEvidence>>;

const step = async (evidence: Evidence): Promise<{ embedded: number; at: number }> => {
  const before = embeddedOf(await evidence.status());
  let embedded = before;
  const at = await evidence.until((status) => {
    embedded = embeddedOf(status);
    return embedded > before;
  });
  return { embedded, at };
};

/** Windows a second while the work runs. */
const rateDuring = async (evidence: Evidence, work: () => Promise<unknown>): Promise<number> => {
  const first = await step(evidence);
  await work();
  const last = await step(evidence);
  return ((last.embedded - first.embedded) * 1_000) / (last.at - first.at);
};

await withStack(async () => {
  const evidence = await startEvidence();
  await evidence.upload('mail.mbox', Buffer.concat(mails));
  await evidence.startWorker();
  await evidence.until(({ counts }) => counts.searchable === 1);
  const ask = (question: string) => evidence.caller.get(queryEvidence, { body: { question } });
  for (const question of lines.slice(0, 10)) await ask(question);
  const times: number[] = [];
  const asking = async () => {
    for (const question of questions) {
      const began = performance.now();
      await ask(question);
      times.push(performance.now() - began);
      await sleep(Math.max(0, EVERY_MS - (performance.now() - began)));
    }
  };
  const asked = await rateDuring(evidence, asking);
  const alone = await rateDuring(evidence, () => sleep(QUESTIONS * EVERY_MS));
  const { files } = await evidence.status();
  printTable([
    {
      windows: files.reduce((sum, { chunks }) => sum + chunks, 0),
      'p50 ms': quantile(times, 0.5),
      'p95 ms': quantile(times, 0.95),
      'longest ms': quantile(times, 1 - 1 / QUESTIONS),
      'embedded a second, while asked': Number(asked.toFixed(1)),
      'not asked': Number(alone.toFixed(1)),
      'longer by %': Math.round((alone / asked - 1) * 100),
    },
  ]);
  await evidence.stop();
});
