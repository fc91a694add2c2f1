import type { z } from 'zod';
import type { JobKind } from './job.js';

export interface JobRun {
  jobId: string;
  /** 1 for the first. */
  attempt: number;
}

type Processor<Payload> = (payload: Payload, run: JobRun) => Promise<unknown>;

const processors = new WeakMap<object, JobKind>();

/** Makes a provider's method the one processor of a job: `async send(payload, { jobId, attempt })`. */
export const Processes =
  <Payload extends z.ZodType>(job: JobKind<Payload>) =>
  <Method extends Processor<z.output<Payload>>>(
    _provider: object,
    _name: string,
    method: TypedPropertyDescriptor<Method>,
  ): void => {
    if (method.value) processors.set(method.value, job);
  };

export const jobProcessedBy = (method: object): JobKind | undefined => processors.get(method);
