import { setTimeout as pause } from 'node:timers/promises';
import { covers } from '@evenhand/contracts/billing/plans';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { intakeServer } from '@evenhand/wording/intake-server';
import { plansWording } from '@evenhand/wording/plans';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isSignable } from '../agreement/package-state.js';
import { AgreementsRepository } from '../agreement/rows/agreements.repository.js';
import { HoldsRepository } from '../agreement/rows/holds.repository.js';
import { CasesRepository } from '../cases/cases.repository.js';
import { OpenedPlanService } from '../entitlements/opened-plan.service.js';

/** The usual answer takes 0.1 s; after this time the request fails with 503. */
const LONGEST_WAIT_MS = 5_000;
const PAUSE_MS = 20;

type Signed = { id: string; caseId: string };

/** A refundable payment is held while its agreement is signed; see docs/decisions/payments-held-while-signing.md. */
@Injectable()
export class HoldsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesRepository,
    private readonly agreements: AgreementsRepository,
    private readonly holds: HoldsRepository,
    private readonly plans: OpenedPlanService,
  ) {}

  /**
   * Has the payment held and waits for the answer, outside any transaction.
   * @throws ProblemError `plan-required` when it was refunded meanwhile, `service-unavailable` without an answer
   */
  async take({ id, caseId }: Signed): Promise<void> {
    await this.ask({ id, caseId });
    const deadline = performance.now() + LONGEST_WAIT_MS;
    while (performance.now() < deadline) {
      const hold = await this.holds.find(this.transactions.manager, id);
      if (!hold || hold.heldAt) return;
      if (!covers((await this.plans.of(caseId)).plan, 'complete')) fail('plan-required', plansWording.needed.guest);
      await pause(PAUSE_MS);
    }
    fail('service-unavailable', intakeServer.paymentNotHeld);
  }

  /** Checks {@link take} again in the transaction that stores a signature. */
  async mustBeHeld(manager: EntityManager, { id }: Signed): Promise<void> {
    if (!(await this.holds.find(manager, id))?.heldAt) fail('service-unavailable', intakeServer.paymentNotHeld);
  }

  /** Asks for the hold while the agreement can be signed or waits for its seal. */
  ask({ id, caseId }: Signed): Promise<void> {
    return this.transactions.run(async (manager) => {
      await this.cases.locked(manager, caseId);
      const agreement = await this.agreements.get(manager, id);
      if (isSignable(agreement.state)) await this.holds.ask(manager, agreement);
    });
  }
}
