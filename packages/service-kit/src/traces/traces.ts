import type { OnApplicationShutdown } from '@nestjs/common';
import { type Log, logContext } from '../logs/log.js';
import type { Recorder } from './recorder.js';
import { newTraceParent, type TraceParent } from './trace-parent.js';

/** All that a span may say. Values are words of the code and the contracts, or numbers, and never of a person. */
export interface SpanAttributes {
  method?: string;
  /** Path with its parameters' names. */
  route?: string;
  status?: number;
  /** The service that is called. */
  service?: string;
  job?: string;
  event?: string;
  queue?: string;
  /** The format of a file: `pdf`. */
  fileKind?: string;
}

export interface SpanDescription {
  /** Method and route, or the name of a job or event. */
  name: string;
  kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  attributes?: SpanAttributes;
}

export interface SpanOrigin {
  /** The span's parent; of a first span, the trace that it begins. */
  trace: TraceParent;
  isFirst?: boolean;
  /** A link to another trace. */
  causedBy?: TraceParent;
}

export interface SpanOutcome {
  name?: string;
  attributes?: SpanAttributes;
  failed?: boolean;
}

export interface Span {
  trace: TraceParent;
  end(outcome?: SpanOutcome): void;
}

/** The spans of one process. Without a receiver nothing is recorded or loaded; trace ids are passed on. */
export class Traces implements OnApplicationShutdown {
  constructor(private readonly recorder?: Recorder) {}

  /**
   * @param receiver OTLP over HTTP, without its path
   * @param part of the product: `svc-intake`, `gateway`
   */
  static async sentTo(receiver: string | undefined, part: string, log: Log): Promise<Traces> {
    if (!receiver) return new Traces();
    const { Recorder } = await import('./recorder.js');
    return new Traces(new Recorder(receiver, part, log));
  }

  start(span: SpanDescription, origin: SpanOrigin): Span {
    return this.recorder?.start(span, origin) ?? { trace: origin.trace, end: () => {} };
  }

  /** A span of the running request or job. */
  startWithin(span: SpanDescription): Span {
    const trace = logContext.getStore()?.trace;
    return this.start(span, trace ? { trace } : { trace: newTraceParent(), isFirst: true });
  }

  /** Runs work as a span of the running request or job; what it calls and causes belongs to that span. */
  async within<Result>(span: SpanDescription, work: () => Promise<Result>): Promise<Result> {
    if (!this.recorder) return work();
    const started = this.startWithin(span);
    try {
      const result = await logContext.run({ ...logContext.getStore(), trace: started.trace }, work);
      started.end();
      return result;
    } catch (error) {
      started.end({ failed: true });
      throw error;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.recorder?.stop();
  }
}
