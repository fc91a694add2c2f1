import { type AddressProven, addressProven } from '@evenhand/contracts/events/address-proven';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isOver, packageMove } from '../agreement/package-state.js';
import { PackagesService } from '../agreement/packages.service.js';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import { InvitationsRepository } from '../agreement/rows/invitations.repository.js';
import { LinksRepository } from '../agreement/rows/links.repository.js';
import { IntakesRepository } from '../answers/intakes.repository.js';
import { CaseBarRepository } from '../case-bar/case-bar.repository.js';
import { CasesRepository } from '../cases/cases.repository.js';
import { FoundContentRow } from './found-content.entity.js';

/**
 * The owner has verified her address. The account may have been used by a stranger before, so invitations and accesses
 * end, and the owner decides about the existing content.
 */
@Injectable()
export class AddressProvenConsumer {
  constructor(
    private readonly cases: CasesRepository,
    private readonly intakes: IntakesRepository,
    private readonly agreements: AgreementsRepository,
    private readonly packages: PackagesService,
    private readonly invitations: InvitationsRepository,
    private readonly links: LinksRepository,
    private readonly history: HistoryRepository,
    private readonly caseBar: CaseBarRepository,
  ) {}

  @Consumes(addressProven)
  async endEarlierLinks({ caseId, at, contentMayBeForeign }: AddressProven, manager: EntityManager): Promise<void> {
    if (!(await this.cases.find(manager, caseId))) return;
    await this.cases.locked(manager, caseId);
    const before = new Date(at);
    await this.links.endAllBefore(manager, caseId, before, 'address-proven');
    const invitation = await this.invitations.findOpen(manager, caseId);
    if (invitation && invitation.sentAt < before) {
      await this.invitations.change(manager, invitation, { state: 'withdrawn' });
      await this.takeBack(manager, caseId);
      await this.history.addActivity(manager, caseId, 'address-proven');
    }
    if (contentMayBeForeign) await this.askOwner(manager, caseId, before);
  }

  /** Returns the package to a draft; voids one that is being signed, as the author of its invitation is unknown. */
  private async takeBack(manager: EntityManager, caseId: string): Promise<void> {
    const agreement = await this.agreements.findCurrent(manager, caseId);
    if (!agreement || isOver(agreement.state) || agreement.state === 'completed') return;
    const happening = packageMove(agreement.state, 'invitation-closed') ? 'invitation-closed' : 'voided';
    await this.packages.move(manager, agreement, happening, { readyAt: null, expiresAt: null });
    await this.agreements.removeApprovals(manager, agreement.id);
  }

  /** Also without answers: a stranger may have left only files or finances. */
  private async askOwner(manager: EntityManager, caseId: string, before: Date): Promise<void> {
    const intake = await this.intakes.find(manager, caseId);
    const { evidenceFiles, financeEntries } = await this.caseBar.factsOf(manager, caseId);
    const answersVersion = intake?.version ?? 0;
    if (answersVersion === 0 && evidenceFiles === 0 && financeEntries === 0) return;
    const found = { caseId, before, answersVersion, decision: null, decidedAt: null };
    await manager.createQueryBuilder().insert().into(FoundContentRow).values(found).orIgnore().execute();
  }
}
