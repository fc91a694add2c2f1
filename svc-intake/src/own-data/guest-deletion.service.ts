import { randomUUID } from 'node:crypto';
import type { DeleteOwnData } from '@evenhand/contracts/access/own-data';
import { guestErasureConfirmed } from '@evenhand/contracts/events/guest-erasure';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { LeavingGuests } from '@evenhand/service-kit/erasure/leaving-guests';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { fail } from '@evenhand/service-kit/problems/fail';
import { newToken, sha256 } from '@evenhand/service-kit/tokens/tokens';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { ownDataServer } from '@evenhand/wording/own-data';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isParty, partyOf } from '../agreement/places.js';
import { LinksRepository } from '../agreement/rows/links.repository.js';
import { SigningViewService } from '../agreement/signing-view.service.js';
import { CasesRepository } from '../cases/cases.repository.js';
import type { Config } from '../config/config.js';
import { type GuestPlace, GuestPlacesRepository } from './guest-places.repository.js';
import { OwnDataAccessService } from './own-data-access.service.js';
import { OwnDataLinksRepository } from './own-data-links.repository.js';
import { OwnPlacesService } from './own-places.service.js';
import { PartnerDeparture } from './partner-departure.js';

/** Ends what an address takes part in; the deletion itself is svc-auth's saga. */
@Injectable()
export class GuestDeletionService {
  constructor(
    private readonly access: OwnDataAccessService,
    private readonly own: OwnDataLinksRepository,
    private readonly places: GuestPlacesRepository,
    private readonly views: OwnPlacesService,
    private readonly cases: CasesRepository,
    private readonly departure: PartnerDeparture,
    private readonly links: LinksRepository,
    private readonly leaving: LeavingGuests,
    private readonly signings: SigningViewService,
    private readonly mail: Mail,
    private readonly outbox: Outbox,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns the token of the receipt. */
  begin({ access, caseId, token = newToken() }: DeleteOwnData): Promise<string> {
    return this.access.admitted(access, async (manager, email) => {
      const place = await this.places.find(manager, email, caseId);
      if (!place) return fail('not-found', ownDataServer.noPlace);
      await this.cases.locked(manager, caseId);
      const state = await this.views.stateOf(manager, email, place);
      if (state === 'signing') fail('signing-has-begun', ownDataServer.beingSigned);
      if (state === 'open') await this.leave(manager, email, place);
      await this.links.endOf(manager, caseId, email, 'left');
      await this.own.removeOf(manager, [email]);
      await this.leaving.add(manager, { caseId, email });
      const deletion = { deletionId: randomUUID(), caseId, email, tokenHash: sha256(token) };
      await this.outbox.publish(manager, guestErasureConfirmed, deletion);
      return token;
    });
  }

  /** Those who wait for this person learn that they left, and nothing else. */
  private async leave(manager: EntityManager, email: string, { caseId, roles }: GuestPlace): Promise<void> {
    const { subject, signerLeft } = mailIntake.news;
    await this.departure.end(manager, caseId, email);
    for (const party of new Set(roles.filter((role) => !isParty(role)).map(partyOf))) {
      const to = await this.signings.emailOf(manager, caseId, party);
      if (to && to !== email) await this.mail.send(manager, { to, subject, text: signerLeft(this.config.PUBLIC_URL) });
    }
  }
}
