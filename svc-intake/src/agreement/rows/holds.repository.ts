import { randomUUID } from 'node:crypto';
import { covers } from '@evenhand/contracts/billing/plans';
import type { SigningBegan } from '@evenhand/contracts/events/signing-began';
import { signingBegan } from '@evenhand/contracts/events/signing-began';
import { signingEnded } from '@evenhand/contracts/events/signing-ended';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { EntitlementsRepository } from '../../entitlements/entitlements.repository.js';
import { HoldRow } from './hold.entity.js';

/** Writes the holds and their events in one transaction that has locked the case. */
@Injectable()
export class HoldsRepository {
  constructor(
    private readonly entitlements: EntitlementsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  find(manager: EntityManager, agreementId: string): Promise<HoldRow | null> {
    return manager.findOneBy(HoldRow, { agreementId });
  }

  /**
   * Whether an agreement may be sealed: its payment is held and not disputed. The end of the plan's year does not
   * matter.
   */
  async isPaid(manager: EntityManager, { id, caseId }: { id: string; caseId: string }): Promise<boolean> {
    const hold = await this.find(manager, id);
    const entitlement = await this.entitlements.find(caseId, manager);
    return hold?.heldAt != null && covers(entitlement?.plan ?? 'free', 'complete');
  }

  /** Asks svc-billing to hold the payment, once. */
  async ask(manager: EntityManager, agreement: { id: string; caseId: string }): Promise<void> {
    const { id: agreementId, caseId } = agreement;
    if (await this.find(manager, agreementId)) return;
    const signingId = randomUUID();
    await manager.insert(HoldRow, { agreementId, caseId, signingId, askedAt: this.clock.now(), heldAt: null });
    await this.outbox.publish(manager, signingBegan, { caseId, signingId });
  }

  /** An answer after the end of its signing has no effect. */
  async keepHeld(manager: EntityManager, { signingId }: SigningBegan): Promise<void> {
    await manager.update(HoldRow, { signingId, heldAt: IsNull() }, { heldAt: this.clock.now() });
  }

  /** Frees the payment: the agreement can no longer be sealed. */
  async release(manager: EntityManager, agreementId: string): Promise<void> {
    const hold = await this.find(manager, agreementId);
    if (!hold) return;
    await manager.delete(HoldRow, { agreementId });
    await this.outbox.publish(manager, signingEnded, { caseId: hold.caseId, signingId: hold.signingId });
  }
}
