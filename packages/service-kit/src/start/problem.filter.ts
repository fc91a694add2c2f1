import type { ProblemCode } from '@evenhand/contracts/problems';
import { problemsWording } from '@evenhand/wording/problems';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Inject } from '@nestjs/common';
import type { Response } from 'express';
import { requestIds } from '../context/running-context.js';
import { Disk } from '../health/disk.js';
import { LOG, type Log } from '../logs/log.js';
import { ProblemError } from '../problems/fail.js';
import { isNoRoom } from '../problems/no-room.js';
import { isOperational } from '../problems/operational.js';

const codeOfStatus = {
  400: 'malformed-request',
  401: 'sign-in-needed',
  403: 'not-allowed',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'wrong-media-type',
  429: 'too-many-requests',
  503: 'service-unavailable',
} as const;

const isKnown = (status: number): status is keyof typeof codeOfStatus => status in codeOfStatus;

/** Nest's own failures, such as an unknown route. */
const codeOf = (error: unknown): ProblemCode | undefined => {
  const status = error instanceof HttpException ? error.getStatus() : 0;
  return isKnown(status) ? codeOfStatus[status] : undefined;
};

/**
 * Answers every failure as problem+json: expected (`fail`, or Nest's own), operational (dependency unavailable: 503;
 * disk full: 507), or a bug: logged, and answered with only the ids of request and trace.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly disk: Disk,
    @Inject(LOG) private readonly log: Log,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const problem = this.toProblemError(error).toProblem(requestIds());
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
  }

  private toProblemError(error: unknown): ProblemError {
    if (error instanceof ProblemError) return error;
    const code = codeOf(error);
    if (code) return new ProblemError(code);
    if (isNoRoom(error)) {
      this.disk.noteRefusal();
      this.log.warn({ err: error }, 'no room');
      return new ProblemError('no-room', problemsWording.noRoom);
    }
    if (isOperational(error)) {
      this.log.warn({ err: error }, 'dependency unavailable');
      return new ProblemError('service-unavailable');
    }
    this.log.error({ err: error }, 'unexpected failure');
    return new ProblemError('unexpected');
  }
}
