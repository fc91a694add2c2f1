import type { ProblemCode } from '@evenhand/contracts/problems';
import type { Log } from '@evenhand/service-kit/logs/log';
import { ProblemError } from '@evenhand/service-kit/problems/problem-error';
import type { NextFunction, Request, Response } from 'express';
import { TooManyRequests } from './limits/too-many-requests.js';
import { requestId } from './request-id.js';

/** How a service that is away, or too slow, shows itself: Node's codes and those of undici. */
const failures: Record<string, ProblemCode> = {
  ECONNREFUSED: 'service-unavailable',
  ECONNRESET: 'service-unavailable',
  EPIPE: 'service-unavailable',
  EHOSTUNREACH: 'service-unavailable',
  ENOTFOUND: 'service-unavailable',
  EAI_AGAIN: 'service-unavailable',
  ETIMEDOUT: 'service-unavailable',
  UND_ERR_CONNECT_TIMEOUT: 'service-unavailable',
  UND_ERR_SOCKET: 'service-unavailable',
  UND_ERR_CLOSED: 'service-unavailable',
  UND_ERR_DESTROYED: 'service-unavailable',
  UND_ERR_HEADERS_TIMEOUT: 'took-too-long',
  UND_ERR_BODY_TIMEOUT: 'took-too-long',
};

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const problemOf = (error: unknown, log: Log): ProblemError => {
  if (error instanceof ProblemError) return error;
  const failure = failures[codeOf(error)];
  if (failure) log.warn({ err: error }, failure);
  else log.error({ err: error }, 'unexpected failure');
  return new ProblemError(failure ?? 'unexpected');
};

/** Every refusal and every failure leaves as problem+json. An answer already on its way can only be broken off. */
export const answerProblems =
  (log: Log) =>
  (error: unknown, _request: Request, response: Response, _next: NextFunction): void => {
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    if (error instanceof TooManyRequests) response.set('retry-after', String(error.retryAfterSeconds));
    const problem = problemOf(error, log).toProblem(requestId(response));
    response.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
  };
