import type { Identity } from '@evenhand/contracts/identity';
import { ProblemError } from '@evenhand/service-kit/problems/fail';
import type { Request } from 'express';
import type { Target } from './target.js';

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

/** What the guards find out about a request, each from what those before it found. */
export interface Call {
  target: Target;
  /** The network address it came from, as far as our own proxies vouch for it. */
  address: string;
  /** Who makes it; null for nobody known. */
  identity: Identity | null;
  /** What it holds while it is open, once the limits have let it in. */
  place: Place;
}

const calls = new WeakMap<Request, Call>();

export const noteCall = (request: Request, call: Call): void => {
  calls.set(request, call);
};

/** @throws Error when a guard stands before the one that finds the target */
export const callOf = (request: Request): Call => {
  const call = calls.get(request);
  if (!call) throw new Error('no guard has found the target of this request');
  return call;
};
