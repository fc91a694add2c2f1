import { VerifyMagicLink } from '@evenhand/contracts/auth/magic-link';
import { identityOf } from '@evenhand/service-kit/identity/request-claims';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import { browserOf } from '../browser/browser.js';
import type { WayToSignIn } from '../passport/sign-in-by.js';
import { type LinkOpened, MagicLinkService } from './magic-link.service.js';

@Injectable()
export class MagicLinkStrategy extends PassportStrategy(Strategy, 'magic-link') implements WayToSignIn {
  readonly body = VerifyMagicLink;

  constructor(private readonly links: MagicLinkService) {
    super();
  }

  validate(request: Request): Promise<LinkOpened> {
    const who = identityOf(request);
    const signedIn = who?.role === 'owner' ? who : null;
    return this.links.open(VerifyMagicLink.parse(request.body), browserOf(request), signedIn);
  }
}
