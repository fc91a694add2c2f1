import type { JobKind } from './job.js';
import type { JobRun } from './processes.js';

/** A method found under `@Processes`. */
export interface MarkedProcessor {
  mark: JobKind;
  where: string;
  call: (...given: unknown[]) => unknown;
}

export interface WorkedJob {
  job: JobKind;
  process: (payload: unknown, run: JobRun) => Promise<void>;
}

/**
 * Gives each declared job its one processor.
 * @throws Error with one line for each job that has none or several
 */
export const pairJobs = (jobs: JobKind[], processors: MarkedProcessor[]): WorkedJob[] => {
  const wrong = jobs.flatMap((job) => {
    const own = processors.filter(({ mark }) => mark === job);
    if (own.length === 1) return [];
    return own.length === 0
      ? [`${job.name} has none`]
      : [`${job.name} has ${own.map(({ where }) => where).join(', ')}`];
  });
  if (wrong.length > 0) throw new Error(`each job needs exactly one processor:\n  ${wrong.join('\n  ')}`);
  return processors.map(({ mark, call }) => ({
    job: mark,
    process: async (payload, run) => {
      await call(payload, run);
    },
  }));
};
