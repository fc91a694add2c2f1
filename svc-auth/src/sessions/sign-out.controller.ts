import { signOut } from '@evenhand/contracts/auth/navigation';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Browser, FromBrowser } from '../browser/browser.js';
import { SessionCookie } from '../browser/session-cookie.js';
import { isRequestedByUser } from './is-requested-by-user.js';
import { SessionsService } from './sessions.service.js';

@Controller()
export class SignOutController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly cookie: SessionCookie,
  ) {}

  @Handles(signOut)
  async signOut(@Req() request: Request, @FromBrowser() { sessionTokenHash }: Browser, @Res() response: Response) {
    if (isRequestedByUser(request)) {
      if (sessionTokenHash) await this.sessions.endByTokenHash(sessionTokenHash);
      this.cookie.clear(response);
    }
    response.redirect(303, '/');
  }
}
