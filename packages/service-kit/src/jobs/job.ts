import type { z } from 'zod';

/** How often a job is tried, and how long to wait after the first failure; the wait doubles with each. */
export interface RetryPolicy {
  attempts: number;
  backoffSeconds: number;
}

/** How a job is run. */
export interface JobPolicy extends RetryPolicy {
  /** Long work, which is left to the service's worker processes: those started with `worker: true`. */
  inWorker?: true;
}

/** A piece of work of one service, done outside of any request. */
export interface JobKind<Payload extends z.ZodType = z.ZodType> extends JobPolicy {
  name: string;
  payload: Payload;
}

const declared = new Map<string, JobKind>();

/**
 * Declares a job, in its `x.job.ts`. Its one processor stands in `x.processor.ts` under `@Processes(job)`.
 * @throws Error when two jobs have one name, or the name has a character that a queue's cannot have
 */
export const job = <Payload extends z.ZodType>(name: string, payload: Payload, policy: JobPolicy): JobKind<Payload> => {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error(`a job's name is in kebab-case; ${name} is not`);
  if (declared.has(name)) throw new Error(`two jobs are called ${name}`);
  const kind = { name, payload, ...policy };
  declared.set(name, kind);
  return kind;
};

/** Every job this process declares. */
export const jobsDeclared = (): JobKind[] => [...declared.values()];

/** The job of that name, when this process declares one. */
export const jobDeclared = (name: string): JobKind | undefined => declared.get(name);
