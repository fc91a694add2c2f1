import { ACCESS_COOKIE } from '@evenhand/contracts/identity';
import { ACCESS_PREFIX } from '@evenhand/contracts/routes';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Response } from 'express';
import type { Config } from '../config/config.js';
import { ACCESS_DAYS } from './entry.service.js';

/** HttpOnly, and sent to paths below /api/access only. */
@Injectable()
export class AccessCookie {
  private readonly options: CookieOptions;

  constructor(@Inject(CONFIG) { PUBLIC_URL }: Config) {
    this.options = { httpOnly: true, sameSite: 'lax', secure: PUBLIC_URL.startsWith('https:'), path: ACCESS_PREFIX };
  }

  set(response: Response, token: string): void {
    response.cookie(ACCESS_COOKIE, token, { ...this.options, maxAge: ACCESS_DAYS * 86_400_000 });
  }

  clear(response: Response): void {
    response.clearCookie(ACCESS_COOKIE, this.options);
  }
}
