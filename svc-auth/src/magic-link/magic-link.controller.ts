import {
  type MagicLinkSent,
  type MagicLinkVerified,
  SendMagicLink,
  sendMagicLink,
  VerifyMagicLink,
  verifyMagicLink,
} from '@evenhand/contracts/auth/magic-link';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Body, Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { type Browser, FromBrowser } from '../browser/browser.js';
import { SessionCookie } from '../browser/session-cookie.js';
import { SignInBy, SignInResult } from '../passport/sign-in-by.js';
import { type LinkOpened, MagicLinkService } from './magic-link.service.js';
import { MagicLinkStrategy } from './magic-link.strategy.js';

@Controller()
export class MagicLinkController {
  constructor(
    private readonly links: MagicLinkService,
    private readonly cookie: SessionCookie,
  ) {}

  @Handles(sendMagicLink)
  async send(
    @Body({ schema: SendMagicLink }) request: SendMagicLink,
    @FromBrowser() browser: Browser,
  ): Promise<MagicLinkSent> {
    await this.links.send(request, browser);
    return { success: true };
  }

  @Handles(verifyMagicLink)
  @SignInBy(MagicLinkStrategy)
  verify(
    @Body({ schema: VerifyMagicLink }) link: VerifyMagicLink,
    @SignInResult() { signedIn, signedInAs }: LinkOpened,
    @Res({ passthrough: true }) response: Response,
  ): MagicLinkVerified {
    if (signedInAs) return { verified: false, asksToReplace: { signedInAs, linkFor: link.email } };
    if (!signedIn) return { verified: false };
    this.cookie.set(response, signedIn.token);
    return { verified: true, token: signedIn.sessionId, returnTo: signedIn.returnTo ?? undefined };
  }
}
