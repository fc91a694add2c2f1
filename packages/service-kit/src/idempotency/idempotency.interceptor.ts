import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { from, lastValueFrom } from 'rxjs';
import { endpointOf } from '../endpoints/endpoint-of.js';
import { identityOf } from '../identity/request-claims.js';
import { fail } from '../problems/fail.js';
import { FirstAnswer } from './first-answer.js';

const inOrder = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Equal for equal bodies in any order of fields. */
const requestOf = ({ method, path, body }: Request): string => JSON.stringify([method, path, body], inOrder);

export const IDEMPOTENCY_HEADER = 'idempotency-key';
const KEY = /^[\x21-\x7e]{8,200}$/;

/** For idempotent endpoints: a repeated Idempotency-Key of the same caller returns the first answer. */
@Injectable()
export class Idempotency implements NestInterceptor {
  constructor(private readonly firstAnswer: FirstAnswer) {}

  intercept(context: ExecutionContext, next: CallHandler) {
    const request = context.switchToHttp().getRequest<Request>();
    const key = request.get(IDEMPOTENCY_HEADER);
    if (!endpointOf(context.getHandler())?.idempotent || key === undefined) return next.handle();
    if (!KEY.test(key)) return fail('malformed-request');
    const call = { caller: callerOf(request), key, request: requestOf(request) };
    const work = () => lastValueFrom(next.handle(), { defaultValue: undefined });
    return from(this.firstAnswer.of(call, work));
  }
}

const callerOf = (request: Request): string => {
  const who = identityOf(request);
  if (!who) return 'public';
  return who.role === 'owner' ? `person ${who.personId}` : `access ${who.accessId}`;
};
