import { randomUUID } from 'node:crypto';
import type { AccessPurpose } from '@evenhand/contracts/access/access';
import type { Party } from '@evenhand/contracts/identity';
import { longDay } from '@evenhand/contracts/toronto';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { LeavingGuests } from '@evenhand/service-kit/erasure/leaving-guests';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { newToken, sha256 } from '@evenhand/service-kit/tokens/tokens';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type LinkPlace, LinksRepository } from '../agreement/rows/links.repository.js';
import type { Config } from '../config/config.js';

export interface NewLink {
  caseId: string;
  agreementId: string;
  purpose: AccessPurpose;
  party: Party;
  email: string;
  expiresAt: Date;
}

export type LinkMail = (link: string, until: string) => { subject: string; text: string };

/** A bound against flooding a mailbox, counted per place. */
const MOST_LINKS_IN_A_DAY = 10;
/** Counted apart from the links that the couple sends. */
const MOST_RENEWALS_IN_A_DAY = 3;

const pages: Record<AccessPurpose, string> = {
  review: '/review-access',
  sign: '/sign-access',
  witness: '/sign-access',
  lawyer: '/sign-access',
};

@Injectable()
export class LinksService {
  constructor(
    private readonly links: LinksRepository,
    private readonly leaving: LeavingGuests,
    private readonly mail: Mail,
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async send(manager: EntityManager, link: NewLink, mail: LinkMail, renewed = false): Promise<void> {
    const { purpose, email, expiresAt } = link;
    const token = await this.make(manager, link, renewed);
    const address = `${this.config.PUBLIC_URL}${pages[purpose]}#${token}`;
    await this.mail.send(manager, { to: email, ...mail(address, longDay(expiresAt)) });
  }

  /**
   * The token of a new link; ends the unused older link of the same place.
   * @throws ProblemError `invalid-input` while what the case keeps of the address is being deleted
   */
  async make(manager: EntityManager, link: NewLink, renewed = false): Promise<string> {
    const { caseId, purpose, party } = link;
    await this.leaving.mustNotHave(manager, link);
    await this.links.endOpen(manager, { caseId, purposes: [purpose], party }, 'replaced');
    const token = newToken();
    await this.links.add(manager, {
      ...link,
      renewed,
      id: randomUUID(),
      role: purpose === 'witness' || purpose === 'lawyer' ? purpose : 'partner',
      tokenHash: sha256(token),
      endedAt: null,
      endedBecause: null,
      sentAt: this.clock.now(),
    });
    return token;
  }

  async maySend(manager: EntityManager, place: LinkPlace): Promise<boolean> {
    return (await this.sentToday(manager, place, false)) < MOST_LINKS_IN_A_DAY;
  }

  async mayRenew(manager: EntityManager, place: LinkPlace): Promise<boolean> {
    return (await this.sentToday(manager, place, true)) < MOST_RENEWALS_IN_A_DAY;
  }

  private sentToday(manager: EntityManager, place: LinkPlace, renewed: boolean): Promise<number> {
    return this.links.countSince(manager, place, renewed, this.clock.inDays(-1));
  }
}
