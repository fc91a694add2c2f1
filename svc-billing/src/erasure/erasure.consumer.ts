import { randomUUID } from 'node:crypto';
import { type CaseErasureAsked, caseErasureAsked } from '@evenhand/contracts/events/case-erasure';
import { Erasures } from '@evenhand/service-kit/erasure/erasures';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CustomersRepository } from '../customers/customers.repository.js';

/**
 * Tax law asks for the books of six years (Income Tax Act s. 230(4)): amounts, taxes and receipts stay, under a number
 * that is linked to no person.
 */
@Injectable()
export class ErasureConsumer {
  constructor(
    private readonly erasures: Erasures,
    private readonly customers: CustomersRepository,
  ) {}

  @Consumes(caseErasureAsked)
  async erase(asked: CaseErasureAsked, manager: EntityManager): Promise<void> {
    await this.erasures.take(manager, asked, { erase: () => this.eraseCase(manager, asked.caseId) });
  }

  private async eraseCase(manager: EntityManager, caseId: string) {
    await this.customers.locked(manager, caseId);
    const nobody = randomUUID();
    const [, payments]: [unknown, number] = await manager.query('UPDATE payment SET case_id = $2 WHERE case_id = $1', [
      caseId,
      nobody,
    ]);
    await manager.query('UPDATE receipt SET case_id = $2 WHERE case_id = $1', [caseId, nobody]);
    for (const table of ['entitlement', 'reminder', 'hold', 'customer'])
      await manager.query(`DELETE FROM ${table} WHERE case_id = $1`, [caseId]);
    return { kept: payments > 0 ? ['books' as const] : [] };
  }
}
