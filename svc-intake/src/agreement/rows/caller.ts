import { addressOf } from '@evenhand/service-kit/identity/request-claims';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** The origin of a request, as the gateway signed it. Kept in an agreement's signing record only. */
export interface Caller {
  ip: string | null;
  userAgent: string | null;
}

const LONGEST_USER_AGENT = 400;

export const callerOf = (request: Request): Caller => ({
  ip: addressOf(request),
  userAgent: request.get('user-agent')?.slice(0, LONGEST_USER_AGENT) ?? null,
});

export const FromCaller = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callerOf(context.switchToHttp().getRequest()),
);

/** The origin of automatic acts: expiry, seal. */
export const theService: Caller = { ip: null, userAgent: null };
