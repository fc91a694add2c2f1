import {
  beginPasskeyProof,
  beginPasskeySignIn,
  type PasskeyOptions,
  proveByPasskey,
  SignedChallenge,
  signInByPasskey,
} from '@evenhand/contracts/auth/passkeys';
import type { SignedIn } from '@evenhand/contracts/auth/password';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { type Browser, FromBrowser } from '../browser/browser.js';
import { SessionCookie } from '../browser/session-cookie.js';
import { SignInBy, SignInResult } from '../passport/sign-in-by.js';
import type { Identified } from '../sign-in/identified.js';
import type { Begun } from '../sign-in/sign-in.service.js';
import { PasskeyStrategy } from './passkey.strategy.js';
import { PasskeyProofService } from './passkey-proof.service.js';

@Controller()
export class PasskeyProofController {
  constructor(
    private readonly proofs: PasskeyProofService,
    private readonly cookie: SessionCookie,
  ) {}

  @Handles(beginPasskeySignIn)
  beginSignIn(@FromBrowser() browser: Browser): Promise<PasskeyOptions> {
    return this.proofs.beginSignIn(browser);
  }

  @Handles(signInByPasskey)
  @SignInBy(PasskeyStrategy)
  signIn(
    @Body({ schema: SignedChallenge }) _signed: SignedChallenge,
    @SignInResult() signedIn: Begun<Identified>,
    @Res({ passthrough: true }) response: Response,
  ): SignedIn {
    return this.cookie.welcome(response, signedIn);
  }

  @Handles(beginPasskeyProof)
  beginProof(@Who() who: OwnerIdentity): Promise<PasskeyOptions> {
    return this.proofs.beginProof(who);
  }

  @Handles(proveByPasskey)
  prove(@Who() who: OwnerIdentity, @Body({ schema: SignedChallenge }) signed: SignedChallenge): Promise<void> {
    return this.proofs.prove(who, signed);
  }
}
