import { AsyncLocalStorage } from 'node:async_hooks';

/** What every line of the log carries while a request or a job is worked on. */
export interface LogContext {
  requestId?: string;
  job?: string;
}

export const logContext = new AsyncLocalStorage<LogContext>();
