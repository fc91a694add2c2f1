import { addressOf } from '@evenhand/service-kit/identity/request-claims';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** Where a request came from, as the gateway signed it. Kept with what happened to an agreement, nowhere else. */
export interface Caller {
  ip: string | null;
  userAgent: string | null;
}

const LONGEST_USER_AGENT = 400;

export const callerOf = (request: Request): Caller => ({
  ip: addressOf(request),
  userAgent: request.get('user-agent')?.slice(0, LONGEST_USER_AGENT) ?? null,
});

/** `@FromCaller() caller: Caller` */
export const FromCaller = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callerOf(context.switchToHttp().getRequest()),
);

/** What the service does by itself: it runs out of time, it seals. */
export const theService: Caller = { ip: null, userAgent: null };
