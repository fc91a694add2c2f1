import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { newToken, sha256 } from '@evenhand/service-kit/tokens/tokens';
import { Inject, Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { Config } from '../config.js';
import { cookieOptions, readCookie } from './cookies.js';

const DEVICE_COOKIE = 'evenhand_device';
const PATH = '/api';

/** Days without use after which a device is forgotten. */
export const DEVICE_DAYS = 400;

const devices = new WeakMap<Request, string>();

/** Digest of the device cookie that was sent or set with this request; null on other routes. */
export const deviceHashOf = (request: Request): string | null => devices.get(request) ?? null;

/**
 * Recognizes a returning browser. The cookie authenticates nothing: failed attempts of other browsers do not count for
 * it, and a sign-in link requested in it needs no confirmation.
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
