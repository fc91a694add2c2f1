import { MAGIC_LINK_MINUTES, type SendMagicLink, type VerifyMagicLink } from '@evenhand/contracts/auth/magic-link';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AttemptsService } from '../attempts/attempts.service.js';
import { Clock } from '../clock.js';
import { PeopleService } from '../people/people.service.js';
import type { Browser } from '../sign-in/browser.js';
import { SignInService } from '../sign-in/sign-in.service.js';
import { newToken, sha256 } from '../tokens.js';
import { MagicLinkMail, type Occasion } from './magic-link.mail.js';
import { MagicLinksRepository } from './magic-links.repository.js';

@Injectable()
export class MagicLinkService {
  constructor(
    private readonly transactions: Transactions,
    private readonly links: MagicLinksRepository,
    private readonly people: PeopleService,
    private readonly signIns: SignInService,
    private readonly attempts: AttemptsService,
    private readonly mail: MagicLinkMail,
    private readonly clock: Clock,
  ) {}

  /** Never looks whether the address has an account: neither the answer nor its time can tell. */
  async send(request: SendMagicLink, browser: Browser): Promise<void> {
    await this.attempts.count('links from an address', browser.networkAddress);
    await this.attempts.count('links to a mailbox', request.email);
    await this.transactions.run((manager) => this.replace(manager, request, 'signInLink'));
  }

  /** Mails a new link, which takes the place of any the address had. */
  async replace(manager: EntityManager, { email, returnTo }: SendMagicLink, occasion: Occasion): Promise<void> {
    const token = newToken();
    const expiresAt = new Date(this.clock.now().getTime() + MAGIC_LINK_MINUTES * 60_000);
    await this.links.replace(manager, { email, tokenHash: sha256(token), returnTo: returnTo ?? null, expiresAt });
    await this.mail.send(manager, email, token, occasion);
  }

  /** Uses the link up and signs in whom it was sent to; an address without an account gets one. Null if it is dead. */
  signIn({ token, email }: VerifyMagicLink, browser: Browser) {
    return this.signIns.signIn(browser, async (manager) => {
      const link = await this.links.take(manager, email, sha256(token), this.clock.now());
      if (!link) return null;
      const details = { email, firstName: null, lastName: null };
      const identified = await this.people.ofProvenAddress(manager, details, browser.sessionTokenHash);
      return { ...identified, returnTo: link.returnTo };
    });
  }
}
