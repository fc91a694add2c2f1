import { SESSION_COOKIE } from '@evenhand/contracts/identity';
import { addressOf } from '@evenhand/service-kit/identity/request-claims';
import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import { authServer } from '@evenhand/wording/auth-server';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { readCookie } from './cookies.js';
import { deviceHashOf } from './device-cookie.js';

/** First match wins: Edge and Opera include Chrome in their User-Agent, and nearly all include Safari. */
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const nameIn = (names: [RegExp, string][], userAgent: string) => names.find(([sign]) => sign.test(userAgent))?.[1];

/** A coarse name from the User-Agent: recognizable, not a fingerprint. */
export const deviceName = (userAgent: string | undefined): string => {
  const browser = nameIn(browsers, userAgent ?? '');
  const system = nameIn(systems, userAgent ?? '');
  if (browser && system) return authServer.browserOnSystem(browser, system);
  return browser ?? system ?? authServer.unknownDevice;
};

/** What a request reveals about its browser. */
export interface Browser {
  /** SHA-256 of the session cookie, valid or not. */
  sessionTokenHash: string | null;
  device: string;
  /** SHA-256 of the device cookie. */
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
