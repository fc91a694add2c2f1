import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { runningContext } from '../context/running-context.js';
import { TRACE_HEADER, traceParentOf } from '../context/trace-parent.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Traces } from '../traces/traces.js';
import type { Log } from './log.js';

/** Carries a request's id from the gateway through every service and back. */
export const REQUEST_ID_HEADER = 'x-request-id';
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Monitoring requests these every few seconds. */
const PROBES = new Set(['/live', '/ready', '/metrics']);

/** The product failed, not the request. */
const FAILURE = 500;

/** Path with its parameters' names. */
const routeOf = (request: Request): string => request.route?.path ?? 'unknown';

/**
 * Express middleware: takes or makes the ids of request and trace, returns the first in the answer, and logs, counts and
 * records each answer. The line has the route (`/api/things/:id`), never the address, which may contain an id or a query.
 */
export const requestLog =
  (log: Log, metrics: Metrics, traces: Traces) => (request: Request, response: Response, next: NextFunction) => {
    const given = request.get(REQUEST_ID_HEADER) ?? '';
    const requestId = REQUEST_ID.test(given) ? given : randomUUID();
    const started = performance.now();
    response.setHeader(REQUEST_ID_HEADER, requestId);
    const { method } = request;
    const caller = traceParentOf(request.get(TRACE_HEADER));
    const { trace, end } = traces.start({ name: method, kind: 'server' }, { trace: caller });
    runningContext.run({ requestId, trace }, () => {
      response.on('close', () => {
        const took = performance.now() - started;
        const answered = { method, route: routeOf(request), status: response.statusCode };
        const line = { requestId, traceId: trace.traceId, ...answered, ms: Math.round(took) };
        metrics.requestAnswered(answered, took / 1_000);
        const isProbe = PROBES.has(line.route);
        // A span that does not end is not sent.
        if (!isProbe) end({ name: `${method} ${line.route}`, attributes: answered, failed: line.status >= FAILURE });
        if (response.writableFinished) log[isProbe ? 'debug' : 'info'](line, 'request completed');
        else log.warn(line, 'client disconnected before the response');
      });
      next();
    });
  };
