import { LogIn } from '@evenhand/contracts/auth/password';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import { browserOf } from '../browser/browser.js';
import type { WayToSignIn } from '../passport/sign-in-by.js';
import type { Identified } from '../sign-in/identified.js';
import type { Begun } from '../sign-in/sign-in.service.js';
import { PasswordService } from './password.service.js';

@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy, 'password') implements WayToSignIn {
  readonly body = LogIn;

  constructor(private readonly passwords: PasswordService) {
    super();
  }

  validate(request: Request): Promise<Begun<Identified>> {
    return this.passwords.logIn(LogIn.parse(request.body), browserOf(request));
  }
}
