import { MAGIC_LINK_MINUTES, type SendMagicLink, type VerifyMagicLink } from '@evenhand/contracts/auth/magic-link';
import { mailboxOf } from '@evenhand/contracts/email';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AttemptsService } from '../attempts/attempts.service.js';
import type { Browser } from '../browser/browser.js';
import { MailedLinksRepository } from '../mailed-links/mailed-links.repository.js';
import { OpenedLinksService } from '../mailed-links/opened-links.service.js';
import { PeopleRepository } from '../people/people.repository.js';
import { AddressProofService } from '../sign-in/address-proof.service.js';
import type { Identified } from '../sign-in/identified.js';
import { type Begun, SignInService } from '../sign-in/sign-in.service.js';
import { MagicLinkMail, type Occasion } from './magic-link.mail.js';

/** A session, a confirmation to ask for first, or nothing for an invalid link. */
export type LinkOpened =
  | { signedIn: Begun<Identified & { returnTo: string | null }> | null; signedInAs?: never }
  | { signedIn: null; signedInAs: string };

@Injectable()
export class MagicLinkService {
  constructor(
    private readonly transactions: Transactions,
    private readonly links: MailedLinksRepository,
    private readonly opened: OpenedLinksService,
    private readonly people: PeopleRepository,
    private readonly proofs: AddressProofService,
    private readonly signIns: SignInService,
    private readonly attempts: AttemptsService,
    private readonly mail: MagicLinkMail,
    private readonly clock: Clock,
  ) {}

  /** Does not look up the account, so neither the response nor its time reveals one. */
  async send(request: SendMagicLink, browser: Browser): Promise<void> {
    await this.attempts.count('links from an address', browser.networkAddress);
    await this.attempts.count('links to a mailbox', mailboxOf(request.email));
    await this.transactions.run((manager) => this.replace(manager, request, browser, 'signInLink'));
  }

  /** Mails a new link; earlier links of the address end. */
  async replace(
    manager: EntityManager,
    { email, returnTo = null }: { email: string; returnTo?: string | null },
    { deviceHash: askedByDevice }: Browser,
    occasion: Occasion,
  ): Promise<void> {
    const expiresAt = this.clock.inMinutes(MAGIC_LINK_MINUTES);
    const link = { kind: 'sign-in', email, returnTo, askedByDevice, expiresAt } as const;
    const token = await this.links.replace(manager, link);
    await this.mail.send(manager, email, token, occasion);
  }

  /** Signs in the link's address, unless that would replace another account's session without confirmation. */
  async open(link: VerifyMagicLink, browser: Browser, signedIn: OwnerIdentity | null): Promise<LinkOpened> {
    const signedInAs = await this.addressToReplace(link, browser, signedIn);
    return signedInAs ? { signedIn: null, signedInAs } : { signedIn: await this.signIn(link, browser) };
  }

  /**
   * The address of the signed-in account that a valid link would replace, when the link was not requested in this
   * browser: its sender may want the person to continue in another account (login CSRF). Null when no confirmation is
   * needed.
   */
  private addressToReplace(
    { token, email, replaceSession }: VerifyMagicLink,
    { deviceHash }: Browser,
    signedIn: OwnerIdentity | null,
  ): Promise<string | null> {
    return this.transactions.run(async (manager) => {
      if (!signedIn || replaceSession) return null;
      const link = await this.opened.find(manager, { kind: 'sign-in', token, email });
      if (!link || (deviceHash && link.askedByDevice === deviceHash)) return null;
      const person = await this.people.findById(manager, signedIn.personId);
      return person && person.email !== email ? person.email : null;
    });
  }

  /** Uses the link; an address without an account gets one. Null for an invalid link. */
  private signIn({ token, email }: VerifyMagicLink, browser: Browser) {
    return this.signIns.signIn(browser, async (manager) => {
      const link = await this.opened.take(manager, { kind: 'sign-in', token, email }, browser.device);
      if (!link) return null;
      const details = { email, firstName: null, lastName: null };
      const identified = await this.proofs.personOf(manager, details, browser.sessionTokenHash, 'link');
      return { ...identified, returnTo: link.returnTo };
    });
  }
}
