import { ProblemError } from '@evenhand/service-kit/problems/fail';

export class TooManyRequests extends ProblemError {
  constructor(readonly retryAfterSeconds: number) {
    super('too-many-requests');
  }
}
