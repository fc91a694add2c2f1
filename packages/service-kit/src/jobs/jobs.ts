import { Injectable } from '@nestjs/common';
import { MarkedMethods } from '../queues/marked-methods.js';
import type { JobKind } from './job.js';
import { type JobRun, jobProcessedBy } from './processes.js';

interface MarkedProcessor {
  mark: JobKind;
  where: string;
  call: (...given: unknown[]) => unknown;
}

export interface WorkedJob {
  job: JobKind;
  process: (payload: unknown, run: JobRun) => Promise<void>;
}

/**
 * Each job with its processor.
 * @throws Error with one line for each name that several processors have
 */
export const pairJobs = (processors: MarkedProcessor[]): WorkedJob[] => {
  const byName = Map.groupBy(processors, ({ mark }) => mark.name);
  const wrong = [...byName].flatMap(([name, own]) =>
    own.length > 1 ? [`${name} has ${own.map(({ where }) => where).join(', ')}`] : [],
  );
  if (wrong.length > 0) throw new Error(`each job needs a name and a processor of its own:\n  ${wrong.join('\n  ')}`);
  return processors.map(({ mark, call }) => ({
    job: mark,
    process: async (payload, run) => {
      await call(payload, run);
    },
  }));
};

/** The jobs of this service: those that one of its providers processes. */
@Injectable()
export class Jobs {
  private paired: WorkedJob[] | undefined;

  constructor(private readonly methods: MarkedMethods) {}

  /** @throws Error when two processors have jobs of one name */
  get worked(): WorkedJob[] {
    this.paired ??= pairJobs(this.methods.marked(jobProcessedBy));
    return this.paired;
  }

  get names(): string[] {
    return this.worked.map(({ job }) => job.name);
  }

  named(name: string): JobKind | undefined {
    return this.worked.find(({ job }) => job.name === name)?.job;
  }
}
