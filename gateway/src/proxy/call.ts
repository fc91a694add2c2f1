import type { Identity } from '@evenhand/contracts/identity';
import type { Request } from 'express';
import { Place } from '../limits/place.js';
import type { Target } from './target.js';

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
