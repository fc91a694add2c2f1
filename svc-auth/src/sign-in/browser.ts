import { SESSION_COOKIE } from '@evenhand/contracts/identity';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { deviceName } from '../sessions/device-name.js';
import { sha256 } from '../tokens.js';
import { readCookie } from './cookies.js';

/** What a request tells about where it comes from. */
export interface Browser {
  /** SHA-256 of the session cookie it brought, whether or not that session lives. */
  sessionTokenHash: string | null;
  device: string;
  networkAddress: string;
}

export const browserOf = (request: Request): Browser => {
  const token = readCookie(request, SESSION_COOKIE);
  return {
    sessionTokenHash: token ? sha256(token) : null,
    device: deviceName(request.get('user-agent')),
    networkAddress: request.get('x-forwarded-for')?.split(',')[0]?.trim() ?? request.ip ?? '',
  };
};

/** `@FromBrowser() browser: Browser` */
export const FromBrowser = createParamDecorator((_: unknown, context: ExecutionContext) =>
  browserOf(context.switchToHttp().getRequest()),
);
