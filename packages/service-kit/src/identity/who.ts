import type { GuestIdentity, OwnerIdentity } from '@evenhand/contracts/identity';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { identityOf } from './request-claims.js';

const identity = (context: ExecutionContext) => identityOf(context.switchToHttp().getRequest<Request>());

/** The signed-in person, in their own case. On a public endpoint: null without a session. */
export const Who = createParamDecorator((_: unknown, context: ExecutionContext): OwnerIdentity | null => {
  const who = identity(context);
  return who?.role === 'owner' ? who : null;
});

/** The partner or witness who opened a scoped link. On a public endpoint: null without one. */
export const Guest = createParamDecorator((_: unknown, context: ExecutionContext): GuestIdentity | null => {
  const who = identity(context);
  return who && who.role !== 'owner' ? who : null;
});
