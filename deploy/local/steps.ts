import { type Outcome, run } from './run.ts';

/** How many facts a step showed, and how many it refuted. */
export interface Counts {
  passed: number;
  failed: number;
  /** Of each refuted one, its name and why. */
  failures: string[];
  /** The test files that failed, from the root. */
  failedFiles: string[];
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
  /** The step that runs one of its test files alone. */
  alone?: (file: string) => Step;
}

export interface Finished extends Outcome {
  step: Step;
  counts: Counts;
  /** Test files that failed, and passed when each was run once more alone. */
  flaky: string[];
}

/** More failed files than this are a fault of the product, not of the machine's load. */
const MOST_RERUN = 5;

/** What a test reports however it ends, such as which server a double replaced: each once. */
const notesIn = (said: string): string[] => [...new Set(said.match(/^Note: .+$/gm))];

const runOnce = async (step: Step): Promise<Finished> => {
  const outcome = await run(step.command, step.args, { environment: step.environment });
  const whole = {
    ...{ passed: Number(outcome.ok), failed: Number(!outcome.ok) },
    ...{ failures: [], failedFiles: [], slowest: [] },
  };
  const counted = step.count?.() ?? whole;
  // A run that ended badly has failed, whatever its tests report (a crash in the set-up, for one).
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
  // All names before the first reason: the head of this output alone names what failed.
  for (const each of counts.failures) process.stdout.write(`          ${each.split('\n', 1)[0]}\n`);
  for (const each of counts.failures) process.stdout.write(`\n${each}\n`);
  if (!ok) process.stdout.write(`\n${said.trim()}\n\n`);
};

/** Runs each file that failed once more, alone. When all of them pass, the step has passed. */
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

/** Runs one step and prints its result and its notes; when it failed, what failed and then all that it printed. */
export const runStep = async (step: Step): Promise<Finished> => {
  const finished = await runOnce(step);
  print(finished);
  return withRerun(finished);
};

/** One after the other. */
export const inTurn = async (steps: Step[]): Promise<Finished[]> => {
  const finished: Finished[] = [];
  for (const step of steps) finished.push(await runStep(step));
  return finished;
};

/**
 * Prints what failed, the sum of all facts and which files are flaky, and ends the process: with status 1 on a failure.
 */
export const conclude = (finished: Finished[]): never => {
  const failed = finished.filter(({ counts }) => counts.failed > 0);
  if (failed.length) process.stdout.write(`\nFailed: ${failed.map(({ step }) => step.name).join(', ')}.\n`);
  const sum = (key: 'passed' | 'failed') => finished.reduce((total, { counts }) => total + counts[key], 0);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  for (const file of finished.flatMap(({ flaky }) => flaky)) process.stdout.write(`flaky: ${file}\n`);
  process.exit(failed.length ? 1 : 0);
};
