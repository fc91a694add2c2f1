import type { z } from 'zod';

/** Attempts, and the seconds before the second one; the delay doubles with each failure. */
export interface RetryPolicy {
  attempts: number;
  backoffSeconds: number;
}

export interface JobPolicy extends RetryPolicy {
  /** Long work: runs only in processes started with `worker: true`. */
  inWorker?: true;
}

/** Work of one service outside of any request. */
export interface JobKind<Payload extends z.ZodType = z.ZodType> extends JobPolicy {
  name: string;
  payload: Payload;
}

/**
 * Declares a job, in its `x.job.ts`; its one processor is in `x.processor.ts` under `@Processes(job)`.
 * @throws Error when BullMQ does not allow the name
 */
export const job = <Payload extends z.ZodType>(name: string, payload: Payload, policy: JobPolicy): JobKind<Payload> => {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error(`a job's name is in kebab-case; ${name} is not`);
  return { name, payload, ...policy };
};
