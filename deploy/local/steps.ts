import { type Outcome, run } from './run.ts';

/** How many facts a step showed, and how many it refuted. */
export interface Counts {
  passed: number;
  failed: number;
  /** Of each refuted one, its name and why. */
  failures: string[];
  /** The suites that took longest, longest first. */
  slowest: Suite[];
}

/** A file of tests and how long it took. */
export interface Suite {
  file: string;
  seconds: number;
}

export interface Step {
  name: string;
  command: string;
  args: string[];
  environment?: Record<string, string>;
  /** Reads how many tests ran; a step without it is one fact. */
  count?: () => Counts | undefined;
}

export interface Finished extends Outcome {
  step: Step;
  counts: Counts;
}

/** What a test wants its reader to know however it ends, such as which server a double stood in for: each once. */
const notesIn = (said: string): string[] => [...new Set(said.match(/^Note: .+$/gm))];

/** Runs one step, says how it went and what it noted; when it failed, what failed and then all that it printed. */
export const runStep = async (step: Step): Promise<Finished> => {
  const outcome = await run(step.command, step.args, { environment: step.environment });
  const alone = { passed: Number(outcome.ok), failed: Number(!outcome.ok), failures: [], slowest: [] };
  const counted = step.count?.() ?? alone;
  // A run that ended badly has failed, whatever its tests say (a crash in the set-up, for one).
  const counts = !outcome.ok && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  const facts = step.count ? `${counts.passed} passed, ${counts.failed} failed` : '';
  const verdict = outcome.ok ? 'ok    ' : 'FAILED';
  process.stdout.write(`  ${verdict}  ${step.name.padEnd(18)}${outcome.seconds.toFixed(1).padStart(7)} s   ${facts}\n`);
  for (const { file, seconds } of counts.slowest) {
    process.stdout.write(`          ${seconds.toFixed(1).padStart(6)} s  ${file}\n`);
  }
  for (const note of notesIn(outcome.said)) process.stdout.write(`          ${note}\n`);
  // All names before the first reason: what keeps only the head of this output still says what failed.
  for (const each of counts.failures) process.stdout.write(`          ${each.split('\n', 1)[0]}\n`);
  for (const each of counts.failures) process.stdout.write(`\n${each}\n`);
  if (!outcome.ok) process.stdout.write(`\n${outcome.said.trim()}\n\n`);
  return { ...outcome, step, counts };
};

/** One after the other. */
export const inTurn = async (steps: Step[]): Promise<Finished[]> => {
  const finished: Finished[] = [];
  for (const step of steps) finished.push(await runStep(step));
  return finished;
};

/** Says what failed and the sum of all facts, and ends the process: with status 1 when one failed. */
export const conclude = (finished: Finished[]): never => {
  const failed = finished.filter(({ counts }) => counts.failed > 0);
  if (failed.length) process.stdout.write(`\nFailed: ${failed.map(({ step }) => step.name).join(', ')}.\n`);
  const sum = (key: 'passed' | 'failed') => finished.reduce((total, { counts }) => total + counts[key], 0);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  process.exit(failed.length ? 1 : 0);
};
