import { LogIn, logIn, Register, register, type SignedIn } from '@evenhand/contracts/auth/password';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Body, Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { type Browser, FromBrowser } from '../browser/browser.js';
import { SessionCookie } from '../browser/session-cookie.js';
import type { Identified } from '../sign-in/identified.js';
import type { Begun } from '../sign-in/sign-in.service.js';
import { PasswordService } from './password.service.js';

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
    return this.welcome(response, await this.passwords.register(details, browser));
  }

  @Handles(logIn)
  async logIn(
    @Body({ schema: LogIn }) credentials: LogIn,
    @FromBrowser() browser: Browser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignedIn> {
    return this.welcome(response, await this.passwords.logIn(credentials, browser));
  }

  private welcome(response: Response, { person, token }: Begun<Identified>): SignedIn {
    this.cookie.set(response, token);
    const { id, email, firstName, lastName } = person;
    return { success: true, user: { id, email, firstName, lastName } };
  }
}
