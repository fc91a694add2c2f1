import type { ProblemCode } from '@evenhand/contracts/problems';
import { requestIds } from '@evenhand/service-kit/context/running-context';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { ProblemError } from '@evenhand/service-kit/problems/fail';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import type { Request, Response } from 'express';
import { TooManyRequests } from '../limits/too-many-requests.js';
import { FailedPage } from '../site/failed-page.js';

/** The product failed, not the request. */
const FAILURE = 500;

/** Codes of Node and undici for a service that is down or too slow. */
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

/** Nest's own failures: unknown path, path that cannot be decoded. */
const ofNest: Record<number, ProblemCode> = { 400: 'malformed-request', 404: 'not-found' };

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/**
 * Answers every failure as problem+json; to a person's page request, as a page. An answer already started is aborted.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    @Inject(LOG) private readonly log: Log,
    private readonly failedPage: FailedPage,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    if (error instanceof TooManyRequests) response.set('retry-after', String(error.retryAfterSeconds));
    const problem = this.problemOf(error).toProblem(requestIds());
    const isFailure = problem.status >= FAILURE;
    if (isFailure && this.failedPage.answer(http.getRequest<Request>(), response, problem.status)) return;
    response.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
  }

  private problemOf(error: unknown): ProblemError {
    if (error instanceof ProblemError) return error;
    const code = error instanceof HttpException ? ofNest[error.getStatus()] : undefined;
    if (code) return new ProblemError(code);
    const failure = failures[codeOf(error)];
    if (failure) this.log.warn({ err: error }, failure);
    else this.log.error({ err: error }, 'unexpected failure');
    return new ProblemError(failure ?? 'unexpected');
  }
}
