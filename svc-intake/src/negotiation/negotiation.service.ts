import type {
  Negotiation,
  OwnersNegotiation,
  SetNegotiation,
  SetOwnersNegotiation,
  Stop,
} from '@evenhand/contracts/agreement/negotiation';
import type { Proposals } from '@evenhand/contracts/agreement/proposals';
import type { Party } from '@evenhand/contracts/identity';
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

const paused: Closed = ['on-hold', intakeServer.onHold];

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
    return (await this.unreadable(manager, agreement)) ?? this.pausedFor(manager, agreement.caseId, party);
  }

  /** Why the partner is not mailed this version: a stop ends what the two ask and answer, not the review. */
  async closedForVersion(manager: EntityManager, agreement: AgreementRow): Promise<Closed> {
    const closed = await this.unreadable(manager, agreement);
    if (closed) return closed;
    const isOnHold = await this.negotiators.isOnHold(manager, agreement.caseId);
    return isOnHold ? paused : null;
  }

  private async unreadable(manager: EntityManager, agreement: AgreementRow): Promise<Closed> {
    const { state } = agreement;
    if (isLocked(state)) return ['signing-has-begun', intakeServer.invitationLocked];
    if (state === 'draft') return ['not-invited', intakeServer.inviteFirst];
    if (state !== 'in_review' && state !== 'ready') return ['draft-has-ended', intakeServer.newDraftFirst];
    const isHeldBack = await this.heldBack.isHeldBack(manager, agreement);
    return isHeldBack ? ['hidden-contact-data', heldBack.forGuest] : null;
  }

  /** A stop, or a hold of either party. */
  async pausedFor(manager: EntityManager, caseId: string, party: Party): Promise<Closed> {
    const isStopped = (await this.stopOf(manager, caseId)) !== null;
    if (isStopped && party === 'owner') return ['negotiation-stopped', intakeServer.negotiationStopped];
    return isStopped || (await this.negotiators.isOnHold(manager, caseId)) ? paused : null;
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
