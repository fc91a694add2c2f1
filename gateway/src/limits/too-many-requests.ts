import { ProblemError } from '@evenhand/service-kit/problems/fail';

/** `too-many-requests` that knows when to come back. */
export class TooManyRequests extends ProblemError {
  constructor(readonly retryAfterSeconds: number) {
    super('too-many-requests');
  }
}
