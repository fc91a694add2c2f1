import { randomUUID } from 'node:crypto';
import { logContext } from '@evenhand/service-kit/logs/context';
import type { Log } from '@evenhand/service-kit/logs/log';
import type { NextFunction, Request, Response } from 'express';

const HEADER = 'x-request-id';

/** The id that the gateway gave to the request now being answered. */
export const requestId = (response: Response): string => String(response.getHeader(HEADER));

/**
 * Gives every request an id of our own, whatever it brought, and writes one line when the answer is out. The line
 * names no address: an address may carry an id, and a query may carry anything.
 */
export const nameRequest = (log: Log) => (request: Request, response: Response, next: NextFunction) => {
  const id = randomUUID();
  const started = performance.now();
  response.setHeader(HEADER, id);
  response.once('close', () => {
    const ms = Math.round(performance.now() - started);
    const line = { requestId: id, method: request.method, status: response.statusCode, ms };
    log.info(line, response.writableFinished ? 'answered' : 'the caller went away before the answer');
  });
  logContext.run({ requestId: id }, next);
};
