import type { Party } from '@evenhand/contracts/identity';
import type { LegalAdvice } from '@evenhand/contracts/signing/signing';
import { weekdayAndDate } from '@evenhand/contracts/toronto';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { coolingOffOf } from '../agreement/cooling-off.js';
import { isSignable } from '../agreement/package-state.js';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import type { Caller } from '../agreement/rows/caller.js';
import { HistoryRepository } from '../agreement/rows/history.repository.js';

/** The days between the second approval and the first signature; see docs/decisions/cooling-off.md. */
@Injectable()
export class CoolingOffService {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly history: HistoryRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemError before the first day on which a party with this advice may sign */
  async mustBeOver(manager: EntityManager, agreement: AgreementRow, advice: LegalAdvice): Promise<void> {
    const approvals = await this.agreements.approvalsOf(manager, agreement.id);
    const coolingOff = coolingOffOf(agreement, approvals, this.clock.now());
    if (!coolingOff || coolingOff.open[advice]) return;
    fail('cooling-off', intakeServer.coolingOff(weekdayAndDate(coolingOff.from[advice])));
  }

  /** Records that a party agrees to sign sooner. Idempotent; takes effect when both agree. The case is locked. */
  async shorten(manager: EntityManager, agreement: AgreementRow, party: Party, caller: Caller): Promise<void> {
    if (!isSignable(agreement.state)) fail('not-open-to-signing', intakeServer.notOpenToSigning);
    if (await this.agreements.shorten(manager, agreement.id, party, this.clock.now()))
      await this.history.addEvent(manager, agreement, 'waiting-shortened', party, caller);
  }
}
