import type { OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { runningContext } from '../context/running-context.js';
import { newTraceParent, readTraceParent } from '../context/trace-parent.js';
import type { Recorder } from './recorder.js';
import type { Span, SpanDescription, SpanOrigin } from './span.js';

const ending = async <Result>(span: Span, work: () => Promise<Result>): Promise<Result> => {
  let failed = true;
  try {
    const result = await work();
    failed = false;
    return result;
  } finally {
    span.end({ failed });
  }
};

async function* endingWith<Item>(span: Span, items: AsyncIterable<Item>): AsyncIterable<Item> {
  let failed = false;
  try {
    yield* items;
  } catch (error) {
    failed = true;
    throw error;
  } finally {
    span.end({ failed });
  }
}

/** The spans of one process. Without a receiver nothing is recorded or loaded; trace ids are passed on. */
export class Traces implements OnApplicationShutdown {
  constructor(private readonly recorder?: Recorder) {}

  /**
   * @param receiver OTLP over HTTP, without its path
   * @param part of the product: `svc-intake`, `gateway`
   */
  static async sentTo(receiver: string | undefined, part: string, log: Logger): Promise<Traces> {
    if (!receiver) return new Traces();
    const { Recorder } = await import('./recorder.js');
    return new Traces(new Recorder(receiver, part, log));
  }

  start(span: SpanDescription, origin: SpanOrigin): Span {
    return this.recorder?.start(span, origin) ?? { trace: origin.trace, end: () => {} };
  }

  private startWithin(span: SpanDescription): Span {
    const trace = runningContext.getStore()?.trace;
    return this.start(span, trace ? { trace } : { trace: newTraceParent(), isFirst: true });
  }

  /** Runs work as a span of the running request or job; what it calls and causes belongs to that span. */
  within<Result>(span: SpanDescription, work: () => Promise<Result>): Promise<Result> {
    if (!this.recorder) return work();
    const started = this.startWithin(span);
    return runningContext.run({ ...runningContext.getStore(), trace: started.trace }, () => ending(started, work));
  }

  /** A span of the running request or job that lasts until the last item is read. */
  reading<Item>(span: SpanDescription, items: AsyncIterable<Item>): AsyncIterable<Item> {
    return this.recorder ? endingWith(this.startWithin(span), items) : items;
  }

  /**
   * Runs a job or consumer in a new trace, linked to the one in which it was written.
   * @param job what its log lines name it
   * @param cause `traceparent`
   */
  caused<Result>(
    span: SpanDescription,
    { job, cause }: { job: string; cause: string | undefined },
    work: () => Promise<Result>,
  ): Promise<Result> {
    const causedBy = readTraceParent(cause);
    const started = this.start(span, { trace: newTraceParent(), isFirst: true, causedBy });
    const { trace } = started;
    return runningContext.run({ job, trace, causedBy: causedBy?.traceId }, () => ending(started, work));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.recorder?.stop();
  }
}
