import { LogIn, logIn, Register, register, type SignedIn } from '@evenhand/contracts/auth/password';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Body, Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { type Browser, FromBrowser } from '../browser/browser.js';
import { SessionCookie } from '../browser/session-cookie.js';
import { SignInBy, SignInResult } from '../passport/sign-in-by.js';
import type { Identified } from '../sign-in/identified.js';
import type { Begun } from '../sign-in/sign-in.service.js';
import { PasswordService } from './password.service.js';
import { PasswordStrategy } from './password.strategy.js';

@Controller()
export class PasswordController {
  constructor(
    private readonly passwords: PasswordService,
    private readonly cookie: SessionCookie,
  ) {}

  @Handles(register)
  async register(
    @Body({ schema: Register }) details: Register,
    @FromBrowser() browser: Browser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedIn> {
    return this.cookie.welcome(response, await this.passwords.register(details, browser));
  }

  @Handles(logIn)
  @SignInBy(PasswordStrategy)
  logIn(
    @Body({ schema: LogIn }) _credentials: LogIn,
    @SignInResult() signedIn: Begun<Identified>,
    @Res({ passthrough: true }) response: Response,
  ): SignedIn {
    return this.cookie.welcome(response, signedIn);
  }
}
