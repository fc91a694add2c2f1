import { AsyncLocalStorage } from 'node:async_hooks';
import { newTraceParent, type TraceParent } from './trace-parent.js';

/** What a request or job is, for every log line meanwhile. */
export interface RunningContext {
  requestId?: string;
  job?: string;
  trace: TraceParent;
  /** The trace in which the job or event was written. */
  causedBy?: string;
}

export const runningContext = new AsyncLocalStorage<RunningContext>();

/** The place in the trace of the request or job. */
export const currentTrace = (): TraceParent => runningContext.getStore()?.trace ?? newTraceParent();

/** The ids by which an answer is found in the log; empty outside of a request. */
export const requestIds = (): { requestId: string; traceId: string } => {
  const { requestId = '', trace } = runningContext.getStore() ?? {};
  return { requestId, traceId: trace?.traceId ?? '' };
};
