/**
 * How long a whole agreement takes to write, and its answers to check, on one core. `node bench/agreement.ts` after a
 * build; ends with 1 when a target is missed. Target: a full document, and its findings, in under 20 ms each (median
 * after a warm-up).
 */
import { generateAgreement } from '@evenhand/family-law/document/generate';
import { consistencyFindings } from '@evenhand/family-law/findings/consistency-findings';
import { longRecord as record } from './support/long-record.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 20);
const MOST_MS = 20;
const asOf = '2026-11-21';

/** The slowest and the middle of the runs, after a warm-up. */
const time = (work: () => unknown): { slowest: number; median: number } => {
  for (let run = 0; run < 5; run += 1) work();
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return { slowest: times.at(-1) ?? 0, median: times[Math.floor(times.length / 2)] ?? 0 };
};

const { articles, schedules } = generateAgreement(record, asOf);
process.stdout.write(`an agreement of ${articles.length} articles and ${schedules.length} schedules\n`);
for (const { what, slowest, median } of [
  { what: 'full agreement document', ...time(() => generateAgreement(record, asOf)) },
  { what: 'findings about its answers', ...time(() => consistencyFindings(record, asOf)) },
]) {
  const isMissed = median > MOST_MS;
  process.stdout.write(
    `${what}: median ${median.toFixed(1)} ms, slowest ${slowest.toFixed(1)} ms (at most ${MOST_MS})${isMissed ? '  MISSED' : ''}\n`,
  );
  if (isMissed) process.exitCode = 1;
}
