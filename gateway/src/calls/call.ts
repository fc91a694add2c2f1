import type { Identity } from '@evenhand/contracts/identity';
import { ProblemError } from '@evenhand/service-kit/problems/fail';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { type Target, targetOf } from './target.js';

/** One of a caller's places for open requests. */
export class Place {
  /** True while the body is incomplete: ending the request loses nothing, as no service has received it. */
  givesWay = false;
  private end: (problem: ProblemError) => void = () => {};

  /** Sets the callback that ends a request whose body is too slow. */
  whenTakenAway(end: (problem: ProblemError) => void): void {
    this.end = end;
  }

  takeAway(): void {
    this.givesWay = false;
    this.end(new ProblemError('request-too-slow'));
  }
}

/** What the guards find out about a request, each from the results before it. */
export interface Call {
  target: Target;
  /** The network address, from X-Forwarded-For only as far as our own proxies set it. */
  address: string;
  /** Null: anonymous. */
  identity: Identity | null;
  /** Held while the request is open. */
  place: Place;
}

const calls = new WeakMap<Request, Call>();

/** @throws Error when a guard runs before TargetGuard */
export const callOf = (request: Request): Call => {
  const call = calls.get(request);
  if (!call) throw new Error('no guard has found the target of this request');
  return call;
};

/** The declared path of the endpoint that a request names. */
export const routeOf = (request: Request): string => calls.get(request)?.target.endpoint.path ?? 'unknown';

/** Admits requests to endpoints of the contracts only. */
@Injectable()
export class TargetGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const target = targetOf(request.method, request.originalUrl);
    calls.set(request, { target, address: request.ip ?? '', identity: null, place: new Place() });
    return true;
  }
}
