import type { DisclosureGiven } from '@evenhand/contracts/events/disclosure-given';
import type { Party } from '@evenhand/contracts/identity';
import type { Statements } from '@evenhand/family-law/agreement/draft';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StatementRow } from './statement.entity.js';

@Injectable()
export class StatementsRepository {
  /** What each of the two disclosed last; null for who disclosed nothing yet. */
  async of(manager: EntityManager, caseId: string): Promise<Statements> {
    const rows = await this.rowsOf(manager, caseId);
    const find = (wanted: Party) => rows.find(({ party }) => party === wanted)?.statement ?? null;
    return { owner: find('owner'), partner: find('partner') };
  }

  rowsOf(manager: EntityManager, caseId: string): Promise<StatementRow[]> {
    return manager.findBy(StatementRow, { caseId });
  }

  /** The newest disclosure stays, whichever event comes first; a receipt is never taken back. */
  async keep(manager: EntityManager, { caseId, party, statement, openedAt }: DisclosureGiven): Promise<void> {
    await manager.query(
      `INSERT INTO case_statements AS kept (case_id, party, frozen_at, statement, opened_at) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (case_id, party) DO UPDATE SET frozen_at = $3, statement = $4,
        opened_at = CASE WHEN kept.frozen_at = $3 THEN coalesce(kept.opened_at, $5) ELSE $5 END
        WHERE kept.frozen_at <= $3`,
      [caseId, party, statement.frozenAt, JSON.stringify(statement), openedAt],
    );
  }
}
