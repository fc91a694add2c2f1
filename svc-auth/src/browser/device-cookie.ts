import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { newToken, sha256 } from '@evenhand/service-kit/tokens/tokens';
import { Inject, Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { Config } from '../config.js';
import { cookieOptions, readCookie } from './cookies.js';

const DEVICE_COOKIE = 'evenhand_device';
const PATH = '/api';

/** After this long without use a browser is unknown again. */
export const DEVICE_DAYS = 400;

const devices = new WeakMap<Request, string>();

/** The digest of the device cookie that this browser has, or was given with this request; null on other routes. */
export const deviceHashOf = (request: Request): string | null => devices.get(request) ?? null;

/**
 * Lets a browser be recognised when it comes back to sign in. The cookie authenticates nothing: wrong passwords typed
 * elsewhere do not count here, and a sign-in link that was asked for here needs no question.
 */
@Injectable()
export class DeviceCookie implements NestMiddleware {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  use(request: Request, response: Response, next: NextFunction): void {
    const token = readCookie(request, DEVICE_COOKIE) ?? newToken();
    const maxAge = DEVICE_DAYS * 86_400_000;
    response.cookie(DEVICE_COOKIE, token, { ...cookieOptions(this.config.PUBLIC_URL, PATH), maxAge });
    devices.set(request, sha256(token));
    next();
  }
}
