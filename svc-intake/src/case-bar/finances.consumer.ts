import { type FinancesChanged, financesChanged } from '@evenhand/contracts/events/finances-changed';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Ignores an event that is older than the stored state. */
@Injectable()
export class FinancesConsumer {
  @Consumes(financesChanged)
  async changed(changed: FinancesChanged, manager: EntityManager): Promise<void> {
    const { caseId, sequence, assets, debts, incomes, documentsProvided, missingValues, frozenAt } = changed;
    const entries = assets + debts + incomes + documentsProvided;
    await manager.query(
      `INSERT INTO case_finances (case_id, sequence, entries, frozen_at, documents_provided, missing_values)
      VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (case_id) DO UPDATE SET sequence = $2, entries = $3, frozen_at = $4, documents_provided = $5, missing_values = $6
        WHERE case_finances.sequence < $2`,
      [caseId, sequence, entries, frozenAt, documentsProvided, missingValues],
    );
  }
}
