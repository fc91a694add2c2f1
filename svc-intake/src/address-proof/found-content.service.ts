import type { DecideFoundContent, FoundContent } from '@evenhand/contracts/dashboard/dashboard';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { IntakeRecord } from '@evenhand/contracts/intake/record';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan } from 'typeorm';
import { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';
import { HoldsRepository } from '../agreement/rows/holds.repository.js';
import { ProposalRow } from '../agreement/rows/proposal.entity.js';
import { firstRecord } from '../answers/first-record.js';
import { IntakesRepository } from '../answers/intakes.repository.js';
import type { Case } from '../cases/case.entity.js';
import { CasesRepository } from '../cases/cases.repository.js';
import { CommentRow } from '../comments/comment.entity.js';
import { SafetyScreenRow } from '../safety-screen/safety-screen.entity.js';
import { FoundContentRow } from './found-content.entity.js';

const fields = IntakeRecord.keyof().options;

@Injectable()
export class FoundContentService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly intakes: IntakesRepository,
    private readonly agreements: AgreementsRepository,
    private readonly holds: HoldsRepository,
    private readonly history: HistoryRepository,
    private readonly clock: Clock,
  ) {}

  /** The content that waits for the owner's decision; null when there is none. */
  async waiting(manager: EntityManager, caseId: string): Promise<FoundContent | null> {
    const found = await manager.findOneBy(FoundContentRow, { caseId });
    if (!found || found.decision !== null) return null;
    const agreement = await this.agreements.findCurrent(manager, caseId);
    const isOlder = agreement !== null && agreement.createdAt < found.before;
    return { before: found.before.toISOString(), answers: found.answersVersion > 0, agreement: isOlder };
  }

  /** Idempotent: the first decision is final. */
  decide(who: OwnerIdentity, { decision }: DecideFoundContent): Promise<void> {
    return this.transactions.run(async (manager) => {
      const owner = await this.cases.lockedOf(manager, who);
      const found = await manager.findOneBy(FoundContentRow, { caseId: who.caseId });
      if (!found || found.decision !== null) return;
      await manager.update(FoundContentRow, { caseId: who.caseId }, { decision, decidedAt: this.clock.now() });
      if (decision === 'keep') return;
      await this.deleteFound(manager, owner, found);
      await this.history.addActivity(manager, who.caseId, 'found-content-deleted');
    });
  }

  private async deleteFound(manager: EntityManager, owner: Case, { before, answersVersion }: FoundContentRow) {
    const caseId = owner.id;
    const found = { caseId, createdAt: LessThan(before) };
    for (const { id } of await manager.find(AgreementRow, { where: found, select: { id: true } }))
      await this.holds.release(manager, id);
    await manager.delete(AgreementRow, found);
    await manager.delete(CommentRow, { caseId, writtenAt: LessThan(before) });
    await manager.delete(ProposalRow, { caseId, sentAt: LessThan(before) });
    await manager.delete(SafetyScreenRow, { caseId, answeredAt: LessThan(before) });
    const intake = await this.intakes.find(manager, caseId);
    if (!intake) return;
    const later = fields.filter((field) => (intake.fieldVersions[field] ?? 0) > answersVersion);
    const kept = Object.fromEntries(later.map((field) => [field, intake.record[field]]));
    const record = IntakeRecord.parse({ ...firstRecord(owner), ...kept });
    const wasSubmitted = intake.submittedAt !== null && intake.submittedAt < before;
    await this.intakes.keep(manager, {
      ...intake,
      record,
      version: intake.version + 1,
      ...(wasSubmitted && { submittedRecord: null, submittedAt: null }),
    });
  }
}
