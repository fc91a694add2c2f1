import { randomUUID } from 'node:crypto';
import { LOG, type Log, logContext } from '@evenhand/service-kit/logs/log';
import { Inject, Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';

const HEADER = 'x-request-id';
/** How long a client may go on sending what nobody reads, after it has its answer. */
const DRAIN_TIMEOUT_MS = 5_000;

/** The id that the gateway gave to the request now being answered. */
export const requestId = (response: Response): string => String(response.getHeader(HEADER));

/** Closes the connection of a request that was answered before its body was here, unless the rest comes soon. */
const closeIncompleteUpload = (request: Request): void => {
  if (request.complete) return;
  setTimeout(() => request.complete || request.destroy(), DRAIN_TIMEOUT_MS).unref();
};

/**
 * Gives every request an id of our own, whatever it brought, and writes one line when the answer is out. The line
 * names no address: an address may carry an id, and a query may carry anything.
 */
@Injectable()
export class RequestId implements NestMiddleware {
  constructor(@Inject(LOG) private readonly log: Log) {}

  use(request: Request, response: Response, next: NextFunction): void {
    const id = randomUUID();
    const started = performance.now();
    response.setHeader(HEADER, id);
    response.once('close', () => {
      const ms = Math.round(performance.now() - started);
      const line = { requestId: id, method: request.method, status: response.statusCode, ms };
      this.log.info(line, response.writableFinished ? 'request completed' : 'client disconnected before the response');
      closeIncompleteUpload(request);
    });
    logContext.run({ requestId: id }, next);
  }
}
