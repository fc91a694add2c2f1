import { setTimeout as pause } from 'node:timers/promises';
import { mailsOfSize } from './public/mails.ts';
import { startEvidence, withStack } from './support/evidence.ts';
import { printTable } from './support/table.ts';

/**
 * When the words of 20 cases that upload at once can be found: npm run -s bench -- scaling [megabytes a case, default
 * 5]. With one, two and four workers from the start, then with as many as the age of the oldest waiting file asks for,
 * by the formula of a Kubernetes autoscaler. Exits with 1 when a file failed or a row has a chunk more or less than
 * another: a worker that ends loses nothing.
 */
const CASES = 20;
const MOST_WORKERS = 4;
/** 60 s in the manifests, by when uploads of this size have been read. */
const TARGET_SECONDS = 5;
const LOOK_EVERY_MS = 1_000;

const mbox = Buffer.concat([...mailsOfSize(Number(process.argv[2] ?? 5) * 1_048_576)]);

type Evidence = Awaited<ReturnType<typeof startEvidence>>;

/** Starts and ends workers until `isOver`; returns the most that ran together. */
const scale = async (evidence: Evidence, isOver: () => boolean): Promise<number> => {
  let [running, most] = [1, 1];
  for (; !isOver(); await pause(LOOK_EVERY_MS)) {
    const share = (await evidence.oldestWaiting()) / TARGET_SECONDS;
    const wanted = Math.min(MOST_WORKERS, Math.max(1, Math.ceil(running * share)));
    for (; running < wanted; running += 1) await evidence.startWorker();
    for (; running > wanted; running -= 1) await evidence.endWorker();
    most = Math.max(most, running);
  }
  return most;
};

const measure = async (workers: number | 'by waiting time') => {
  const evidence = await startEvidence();
  const cases = Array.from({ length: CASES }, () => evidence.newCase());
  const first = workers === 'by waiting time' ? 1 : workers;
  for (let worker = 0; worker < first; worker += 1) await evidence.startWorker();
  const began = performance.now();
  let isOver = false;
  const scaling = workers === first ? undefined : scale(evidence, () => isOver);
  const ends = await Promise.all(
    cases.map(async (one) => {
      await one.upload('mail.mbox', mbox);
      return one.until(({ counts }) => counts.searchable + counts.complete + counts.failed > 0, LOOK_EVERY_MS);
    }),
  );
  isOver = true;
  const most = await scaling;
  const read = await Promise.all(cases.map((one) => one.status()));
  await evidence.stop();
  const seconds = ends.map((end) => (end - began) / 1_000).sort((one, other) => one - other);
  return {
    workers: most === undefined ? String(workers) : `${workers}, 1 to ${most}`,
    'first case, s': Math.round(seconds[0] ?? 0),
    'half of the cases': Math.round(seconds[CASES / 2 - 1] ?? 0),
    'all cases': Math.round(seconds.at(-1) ?? 0),
    failed: read.reduce((sum, { counts }) => sum + counts.failed, 0),
    chunks: read.flatMap(({ files }) => files).reduce((sum, { chunks }) => sum + chunks, 0),
  };
};

await withStack(async () => {
  const rows: Awaited<ReturnType<typeof measure>>[] = [];
  for (const workers of [1, 2, 4, 'by waiting time'] as const) rows.push(await measure(workers));
  printTable(rows);
  if (rows.some(({ failed, chunks }) => failed > 0 || chunks !== rows[0]?.chunks)) process.exitCode = 1;
});
