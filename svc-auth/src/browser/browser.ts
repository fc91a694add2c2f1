import { SESSION_COOKIE } from '@evenhand/contracts/identity';
import { addressOf } from '@evenhand/service-kit/identity/request-claims';
import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { readCookie } from './cookies.js';
import { deviceHashOf } from './device-cookie.js';
import { deviceName } from './device-name.js';

/** What a request tells about where it comes from. */
export interface Browser {
  /** SHA-256 of the session cookie it brought, whether or not that session lives. */
  sessionTokenHash: string | null;
  device: string;
  /** SHA-256 of the cookie by which this browser is recognised when it signs in again. */
  deviceHash: string | null;
  networkAddress: string;
}

export const browserOf = (request: Request): Browser => {
  const token = readCookie(request, SESSION_COOKIE);
  return {
    sessionTokenHash: token ? sha256(token) : null,
    deviceHash: deviceHashOf(request),
    device: deviceName(request.get('user-agent')),
    networkAddress: addressOf(request) ?? '',
  };
};

/** `@FromBrowser() browser: Browser` */
export const FromBrowser = createParamDecorator((_: unknown, context: ExecutionContext) =>
  browserOf(context.switchToHttp().getRequest()),
);
