import { randomUUID } from 'node:crypto';
import type { SignedIn } from '@evenhand/contracts/auth/password';
import { SIGNED_IN_HINT } from '@evenhand/contracts/auth/signed-in-hint';
import { SESSION_COOKIE } from '@evenhand/contracts/identity';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Response } from 'express';
import type { Config } from '../config.js';
import { cookieOptions } from './cookies.js';

@Injectable()
export class SessionCookie {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  set(response: Response, token: string): void {
    response.cookie(SESSION_COOKIE, token, cookieOptions(this.config.PUBLIC_URL));
    response.cookie(SIGNED_IN_HINT, randomUUID(), this.readable());
  }

  /** Begins the session in this browser; the answer of a sign-in by password or passkey. */
  welcome(response: Response, { person, token }: { person: SignedIn['user']; token: string }): SignedIn {
    this.set(response, token);
    const { id, email, firstName, lastName } = person;
    return { success: true, user: { id, email, firstName, lastName } };
  }

  clear(response: Response): void {
    response.clearCookie(SESSION_COOKIE, cookieOptions(this.config.PUBLIC_URL));
    response.clearCookie(SIGNED_IN_HINT, this.readable());
  }

  /** Scripts can read the hint; it has the same lifetime as the session cookie. */
  private readable(): CookieOptions {
    return { ...cookieOptions(this.config.PUBLIC_URL), httpOnly: false };
  }
}
