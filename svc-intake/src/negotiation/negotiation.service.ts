import type {
  Negotiation,
  OwnersNegotiation,
  SetNegotiation,
  SetOwnersNegotiation,
  Stop,
} from '@evenhand/contracts/agreement/negotiation';
import type { Proposals } from '@evenhand/contracts/agreement/proposals';
import type { Party } from '@evenhand/contracts/identity';
import { other } from '@evenhand/family-law/parties';
import { heldBack } from '@evenhand/wording/hidden-contacts';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isLocked } from '../agreement/package-state.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { NegotiatorsRepository } from '../agreement/rows/negotiators.repository.js';
import { HeldBackService } from '../held-back/held-back.service.js';
import { SafetyScreenService } from '../safety-screen/safety-screen.service.js';

/** Why nothing can be asked or answered; null while it can. */
export type Closed = readonly [NonNullable<Proposals['closedBy']>, string] | null;

/** Whether the two may negotiate here. A stop is stated to the owner alone; to the partner it is a hold. */
@Injectable()
export class NegotiationService {
  constructor(
    private readonly negotiators: NegotiatorsRepository,
    private readonly screen: SafetyScreenService,
    private readonly heldBack: HeldBackService,
  ) {}

  async ownersView(manager: EntityManager, caseId: string): Promise<OwnersNegotiation> {
    const { onHold, mails, disclosureRefused } = await this.negotiators.get(manager, caseId, 'owner');
    const partner = await this.negotiators.get(manager, caseId, 'partner');
    const stop = await this.stopOf(manager, caseId);
    return { party: 'owner', onHold, mails, disclosureRefused, otherOnHold: partner.onHold, stop };
  }

  async partnersView(manager: EntityManager, caseId: string): Promise<Negotiation> {
    const { onHold, mails } = await this.negotiators.get(manager, caseId, 'partner');
    return { party: 'partner', onHold, mails, otherOnHold: await this.isPausedForPartner(manager, caseId) };
  }

  async set(
    manager: EntityManager,
    caseId: string,
    party: Party,
    settings: SetNegotiation | SetOwnersNegotiation,
  ): Promise<void> {
    await this.negotiators.keep(manager, { ...(await this.negotiators.get(manager, caseId, party)), ...settings });
  }

  async closedFor(manager: EntityManager, agreement: AgreementRow, party: Party): Promise<Closed> {
    const { state, caseId } = agreement;
    if (isLocked(state)) return ['signing-has-begun', intakeServer.invitationLocked];
    if (state === 'draft') return ['not-invited', intakeServer.inviteFirst];
    if (state !== 'in_review' && state !== 'ready') return ['draft-has-ended', intakeServer.newDraftFirst];
    if (await this.heldBack.isHeldBack(manager, agreement)) return ['hidden-contact-data', heldBack.forGuest];
    return this.pausedFor(manager, caseId, party);
  }

  /** A stop, or a hold of either party. */
  async pausedFor(manager: EntityManager, caseId: string, party: Party): Promise<Closed> {
    if (party === 'owner' && (await this.stopOf(manager, caseId)))
      return ['negotiation-stopped', intakeServer.negotiationStopped];
    const own = await this.negotiators.get(manager, caseId, party);
    const isPaused =
      party === 'owner'
        ? (await this.negotiators.get(manager, caseId, other(party))).onHold
        : await this.isPausedForPartner(manager, caseId);
    return own.onHold || isPaused ? ['on-hold', intakeServer.onHold] : null;
  }

  private async isPausedForPartner(manager: EntityManager, caseId: string): Promise<boolean> {
    const owner = await this.negotiators.get(manager, caseId, 'owner');
    return owner.onHold || (await this.stopOf(manager, caseId)) !== null;
  }

  private async stopOf(manager: EntityManager, caseId: string): Promise<Stop | null> {
    const { disclosureRefused } = await this.negotiators.get(manager, caseId, 'owner');
    const concerns = await this.screen.concerns(manager, caseId);
    return disclosureRefused || concerns.length > 0 ? { concerns, disclosureRefused } : null;
  }
}
