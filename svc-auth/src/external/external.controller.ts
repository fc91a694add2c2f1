import { goToSignIn, returnFromIssuer, SIGN_IN_FAILED, signInDialog } from '@evenhand/contracts/auth/navigation';
import { PathOfThisSite } from '@evenhand/contracts/auth/return-to';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Controller, Inject, Query, Req, Res } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { z } from 'zod';
import { type Browser, FromBrowser } from '../browser/browser.js';
import { cookieOptions, readCookie } from '../browser/cookies.js';
import { SessionCookie } from '../browser/session-cookie.js';
import type { Config } from '../config.js';
import { ExternalService } from './external.service.js';

/** Binds the sign-in to the browser that began it (login CSRF). */
const STATE_COOKIE = 'evenhand_external_sign_in';

const GoToSignIn = z.object({
  returnTo: PathOfThisSite.optional().catch(undefined),
  /** Present when the person chose an external account. */
  by: z.literal('account').optional().catch(undefined),
});
type GoToSignIn = z.infer<typeof GoToSignIn>;

@Controller()
export class ExternalController {
  constructor(
    private readonly external: ExternalService,
    private readonly cookie: SessionCookie,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Handles(goToSignIn)
  async go(
    @Query({ schema: GoToSignIn }) { returnTo, by }: GoToSignIn,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const started = await this.external.start(request, returnTo ?? null);
    if (!started) return response.redirect(303, signInDialog(returnTo, by ? 'no-issuer' : '1'));
    response.cookie(STATE_COOKIE, started.state, this.stateCookie());
    response.redirect(303, started.url);
  }

  @Handles(returnFromIssuer)
  async comeBack(@Req() request: Request, @FromBrowser() browser: Browser, @Res() response: Response): Promise<void> {
    const state = readCookie(request, STATE_COOKIE);
    response.clearCookie(STATE_COOKIE, this.stateCookie());
    const signedIn = state && (await this.external.finish(request, state, browser));
    if (!signedIn) return response.redirect(303, SIGN_IN_FAILED);
    this.cookie.set(response, signedIn.token);
    response.redirect(303, signedIn.returnTo ?? '/dashboard');
  }

  private stateCookie(): CookieOptions {
    return cookieOptions(this.config.PUBLIC_URL, returnFromIssuer.path);
  }
}
