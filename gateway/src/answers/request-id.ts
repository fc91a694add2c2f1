import { randomUUID } from 'node:crypto';
import { runningContext } from '@evenhand/service-kit/context/running-context';
import { TRACE_HEADER, traceParentOf } from '@evenhand/service-kit/context/trace-parent';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Metrics } from '@evenhand/service-kit/metrics/metrics';
import { Traces } from '@evenhand/service-kit/traces/traces';
import { Inject, Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { routeOf } from '../calls/call.js';

const HEADER = 'x-request-id';
const API = '/api/';
/** The product failed, not the request. */
const FAILURE = 500;
/** How long a client may keep sending an unread body after its answer. */
const DRAIN_TIMEOUT_MS = 5_000;

export const requestId = (response: Response): string => String(response.getHeader(HEADER));

/** Closes the connection of a request answered before its body was complete, unless the rest arrives soon. */
const closeIncompleteUpload = (request: Request): void => {
  if (request.complete) return;
  setTimeout(() => request.complete || request.destroy(), DRAIN_TIMEOUT_MS).unref();
};

/**
 * Gives every request a new id, ignoring the client's, takes or makes the id of its trace, and logs, counts and
 * records each answer, without the address: it may contain an id, and its query anything.
 */
@Injectable()
export class RequestId implements NestMiddleware {
  constructor(
    @Inject(LOG) private readonly log: Log,
    private readonly metrics: Metrics,
    private readonly traces: Traces,
  ) {}

  use(request: Request, response: Response, next: NextFunction): void {
    const id = randomUUID();
    const { method } = request;
    const client = traceParentOf(request.get(TRACE_HEADER));
    const { trace, end } = this.traces.start({ name: method, kind: 'server' }, { trace: client, isFirst: true });
    const started = performance.now();
    response.setHeader(HEADER, id);
    response.once('close', () => {
      const took = performance.now() - started;
      const answered = { method, status: response.statusCode };
      const line = { requestId: id, traceId: trace.traceId, ...answered, ms: Math.round(took) };
      this.metrics.requestAnswered({ ...answered, route: request.route?.path ?? 'unknown' }, took / 1_000);
      const route = routeOf(request);
      const outcome = { attributes: { ...answered, route }, failed: answered.status >= FAILURE };
      // A span that does not end is not sent: pages and their files.
      if (request.path.startsWith(API)) end({ ...outcome, name: `${method} ${route}` });
      this.log.info(line, response.writableFinished ? 'request completed' : 'client disconnected before the response');
      closeIncompleteUpload(request);
    });
    runningContext.run({ requestId: id, trace }, next);
  }
}
