import {
  type MagicLinkSent,
  type MagicLinkVerified,
  SendMagicLink,
  sendMagicLink,
  VerifyMagicLink,
  verifyMagicLink,
} from '@evenhand/contracts/auth/magic-link';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { type Browser, FromBrowser } from '../browser/browser.js';
import { SessionCookie } from '../browser/session-cookie.js';
import { MagicLinkService } from './magic-link.service.js';

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
  async verify(
    @Body({ schema: VerifyMagicLink }) link: VerifyMagicLink,
    @FromBrowser() browser: Browser,
    @Who() who: OwnerIdentity | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MagicLinkVerified> {
    const signedInAs = await this.links.addressToReplace(link, browser, who);
    if (signedInAs) return { verified: false, asksToReplace: { signedInAs, linkFor: link.email } };
    const signedIn = await this.links.signIn(link, browser);
    if (!signedIn) return { verified: false };
    this.cookie.set(response, signedIn.token);
    return { verified: true, token: signedIn.sessionId, returnTo: signedIn.returnTo ?? undefined };
  }
}
