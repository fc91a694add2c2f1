import { SESSION_COOKIE } from '@evenhand/contracts/identity';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Config } from '../config.js';
import { cookieOptions } from './cookies.js';

@Injectable()
export class SessionCookie {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  set(response: Response, token: string): void {
    response.cookie(SESSION_COOKIE, token, cookieOptions(this.config.PUBLIC_URL));
  }

  clear(response: Response): void {
    response.clearCookie(SESSION_COOKIE, cookieOptions(this.config.PUBLIC_URL));
  }
}
