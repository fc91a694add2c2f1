import { ProblemError } from '@evenhand/service-kit/problems/fail';

/** One of the places that a caller has for open requests. */
export class Place {
  /** Whether nothing is lost when it gives way to another: its body is still on its way, and no service has heard of it. */
  givesWay = false;
  private end: (problem: ProblemError) => void = () => {};

  /** What to do when the body comes too slowly. */
  whenTakenAway(end: (problem: ProblemError) => void): void {
    this.end = end;
  }

  /** Ends a request whose body does not come. */
  takeAway(): void {
    this.givesWay = false;
    this.end(new ProblemError('request-too-slow'));
  }
}
