import { ProblemError } from '@evenhand/service-kit/problems/problem-error';

/** `too-many-requests` that knows when to come back. */
export class TooManyRequests extends ProblemError {
  constructor(readonly retryAfterSeconds: number) {
    super('too-many-requests');
  }
}
