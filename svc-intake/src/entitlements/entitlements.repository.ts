import type { EntitlementChanged } from '@evenhand/contracts/events/entitlement-changed';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EntitlementRow } from './entitlement.entity.js';

@Injectable()
export class EntitlementsRepository {
  constructor(private readonly transactions: Transactions) {}

  find(caseId: string, manager = this.transactions.manager): Promise<EntitlementRow | null> {
    return manager.findOneBy(EntitlementRow, { caseId });
  }

  /** Events may arrive out of order: the higher version wins. */
  async keep(manager: EntityManager, { caseId, plan, accessUntil, version }: EntitlementChanged): Promise<void> {
    await manager.query(
      `INSERT INTO entitlements (case_id, plan, access_until, version) VALUES ($1, $2, $3, $4)
       ON CONFLICT (case_id) DO UPDATE
         SET plan = excluded.plan, access_until = excluded.access_until, version = excluded.version
         WHERE entitlements.version < excluded.version`,
      [caseId, plan, accessUntil, version],
    );
  }
}
