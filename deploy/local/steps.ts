import { type Outcome, run } from './run.ts';

/** Results of a step. */
export interface Counts {
  passed: number;
  failed: number;
  /** Name and reason of each failure. */
  failures: string[];
  /** From the root. */
  failedFiles: string[];
  /** Slowest first. */
  slowest: Suite[];
}

/** A test file and its duration. */
export interface Suite {
  file: string;
  seconds: number;
}

export interface Step {
  name: string;
  command: string;
  args: string[];
  environment?: Record<string, string>;
  /** Reads the number of tests; a step without it counts as one. */
  count?: () => Counts | undefined;
  /** The step that runs one test file alone. */
  alone?: (file: string) => Step;
}

export interface Finished extends Outcome {
  step: Step;
  counts: Counts;
  /** Test files that passed only in their second run, alone. */
  flaky: string[];
}

/** With more failed files, load is not the cause. */
const MOST_RERUN = 5;

/** Notes printed by tests, without duplicates. */
const notesIn = (said: string): string[] => [...new Set(said.match(/^Note: .+$/gm))];

const runOnce = async (step: Step): Promise<Finished> => {
  const outcome = await run(step.command, step.args, { environment: step.environment });
  const whole = {
    ...{ passed: Number(outcome.ok), failed: Number(!outcome.ok) },
    ...{ failures: [], failedFiles: [], slowest: [] },
  };
  const counted = step.count?.() ?? whole;
  // A run with a bad exit code has failed even when no test did, for example by a crash in the set-up.
  const counts = !outcome.ok && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  return { ...outcome, step, counts, flaky: [] };
};

const print = ({ step, counts, ok, seconds, said }: Finished): void => {
  const facts = step.count ? `${counts.passed} passed, ${counts.failed} failed` : '';
  const verdict = ok ? 'ok    ' : 'FAILED';
  process.stdout.write(`  ${verdict}  ${step.name.padEnd(18)}${seconds.toFixed(1).padStart(7)} s   ${facts}\n`);
  for (const { file, seconds } of counts.slowest) {
    process.stdout.write(`          ${seconds.toFixed(1).padStart(6)} s  ${file}\n`);
  }
  for (const note of notesIn(said)) process.stdout.write(`          ${note}\n`);
  // Prints all names before the reasons.
  for (const each of counts.failures) process.stdout.write(`          ${each.split('\n', 1)[0]}\n`);
  for (const each of counts.failures) process.stdout.write(`\n${each}\n`);
  if (!ok) process.stdout.write(`\n${said.trim()}\n\n`);
};

/** Runs each failed file once more, alone; the step passes when all of them pass. */
const withRerun = async (finished: Finished): Promise<Finished> => {
  const { step, counts } = finished;
  const { alone } = step;
  const files = counts.failedFiles;
  if (!alone || files.length === 0 || files.length > MOST_RERUN) return finished;
  for (const file of files) {
    const again = await runOnce(alone(file));
    print(again);
    if (again.counts.failed > 0) return finished;
  }
  return { ...finished, ok: true, counts: { ...counts, failed: 0 }, flaky: files };
};

/** Runs a step and prints its result; on failure also the failures and the output. */
export const runStep = async (step: Step): Promise<Finished> => {
  const finished = await runOnce(step);
  print(finished);
  return withRerun(finished);
};

export const inTurn = async (steps: Step[]): Promise<Finished[]> => {
  const finished: Finished[] = [];
  for (const step of steps) finished.push(await runStep(step));
  return finished;
};

/** Prints failures, totals and flaky files; exits with status 1 after a failure. */
export const conclude = (finished: Finished[]): never => {
  const failed = finished.filter(({ counts }) => counts.failed > 0);
  if (failed.length) process.stdout.write(`\nFailed: ${failed.map(({ step }) => step.name).join(', ')}.\n`);
  const sum = (key: 'passed' | 'failed') => finished.reduce((total, { counts }) => total + counts[key], 0);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  for (const file of finished.flatMap(({ flaky }) => flaky)) process.stdout.write(`flaky: ${file}\n`);
  process.exit(failed.length ? 1 : 0);
};
