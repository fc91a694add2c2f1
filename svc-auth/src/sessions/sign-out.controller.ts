import { signOut } from '@evenhand/contracts/auth/navigation';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Browser, FromBrowser } from '../browser/browser.js';
import { SessionCookie } from '../browser/session-cookie.js';
import { SessionsService } from './sessions.service.js';

/**
 * False for cross-site navigation and prefetch, by the Sec-Fetch headers. True for browsers without them: the worst
 * result is another sign-in.
 */
const isRequestedByUser = (request: Request): boolean => {
  const isFromElsewhere = ['cross-site', 'same-site'].includes(request.get('sec-fetch-site') ?? '');
  const isFetchedAhead = [request.get('sec-purpose'), request.get('purpose')].some((why) => why?.includes('prefetch'));
  return !isFromElsewhere && !isFetchedAhead;
};

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
