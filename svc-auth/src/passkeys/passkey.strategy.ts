import { SignedChallenge } from '@evenhand/contracts/auth/passkeys';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import { browserOf } from '../browser/browser.js';
import type { WayToSignIn } from '../passport/sign-in-by.js';
import type { Identified } from '../sign-in/identified.js';
import type { Begun } from '../sign-in/sign-in.service.js';
import { PasskeyProofService } from './passkey-proof.service.js';

@Injectable()
export class PasskeyStrategy extends PassportStrategy(Strategy, 'passkey') implements WayToSignIn {
  readonly body = SignedChallenge;

  constructor(private readonly proofs: PasskeyProofService) {
    super();
  }

  validate(request: Request): Promise<Begun<Identified>> {
    return this.proofs.signIn(SignedChallenge.parse(request.body), browserOf(request));
  }
}
