import { randomUUID } from 'node:crypto';
import type { SigningBegan } from '@evenhand/contracts/events/signing-began';
import { signingBegan } from '@evenhand/contracts/events/signing-began';
import { signingEnded } from '@evenhand/contracts/events/signing-ended';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { HoldRow } from './hold.entity.js';

/** Writes the holds and their events in one transaction that has locked the case. */
@Injectable()
export class HoldsRepository {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  find(manager: EntityManager, agreementId: string): Promise<HoldRow | null> {
    return manager.findOneBy(HoldRow, { agreementId });
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
