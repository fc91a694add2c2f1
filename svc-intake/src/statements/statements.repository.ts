import type { DisclosureGiven } from '@evenhand/contracts/events/disclosure-given';
import { FinancialStatement, HalfStatement } from '@evenhand/contracts/finance/statement';
import { Party } from '@evenhand/contracts/identity';
import type { Statements } from '@evenhand/family-law/agreement/draft';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

const Found = z.array(z.object({ party: Party, address: z.string(), statement: z.unknown() }));
const Receipts = z.array(z.object({ party: Party }));

/** The address of the standing invitation; before there is one, that of the submitted answers. */
const partnersAddress = `coalesce(
  (SELECT partner_email FROM invitations WHERE case_id = $1 AND state IN ('sent', 'opened')),
  (SELECT lower(trim(submitted_record ->> 'partnerEmail')) FROM intakes WHERE case_id = $1))`;

/**
 * What the two disclosed, as svc-finance said it. The partner's half is that of the address they are invited at: a half
 * that was filled through another one counts for neither.
 */
@Injectable()
export class StatementsRepository {
  /** What each of the two disclosed last and did not take back; null for who disclosed nothing. */
  async of(manager: EntityManager, caseId: string): Promise<Statements> {
    const rows = await manager.query(
      `SELECT DISTINCT ON (party) party, address, statement FROM case_statements
      WHERE case_id = $1 AND NOT revoked AND (party = 'owner' OR (party = 'partner' AND address = ${partnersAddress}))
      ORDER BY party, frozen_at DESC`,
      [caseId],
    );
    const found = Found.parse(rows);
    const [owner, partner] = [
      found.find(({ party }) => party === 'owner'),
      found.find(({ party }) => party === 'partner'),
    ];
    return {
      owner: owner ? FinancialStatement.parse(owner.statement) : null,
      partner: partner ? HalfStatement.parse(Object.assign({ from: partner.address }, partner.statement)) : null,
    };
  }

  /** Who opened the other's disclosure: the partner through the address that their invitation proved. */
  async receivedBy(
    manager: EntityManager,
    caseId: string,
    { owner, partner }: Statements,
  ): Promise<Record<Party, boolean>> {
    const rows = await manager.query(
      `SELECT 'owner' AS party FROM disclosure_receipts WHERE case_id = $1 AND sha256 = $2 AND address = ''
      UNION SELECT 'partner' FROM disclosure_receipts AS receipt JOIN invitations USING (case_id)
        WHERE case_id = $1 AND sha256 = $3 AND state = 'opened' AND address = partner_email`,
      [caseId, partner?.sha256 ?? null, owner?.sha256 ?? null],
    );
    const received = Receipts.parse(rows).map(({ party }) => party);
    return { owner: received.includes('owner'), partner: received.includes('partner') };
  }

  /** In whatever order the events come: what was taken back stays so, and a receipt stays. */
  async keep(manager: EntityManager, given: DisclosureGiven): Promise<void> {
    const { caseId, party, statement, from, openedAt, openedBy } = given;
    const { sha256, frozenAt } = statement;
    await manager.query(
      `INSERT INTO case_statements (case_id, sha256, party, address, frozen_at, statement) VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT DO NOTHING`,
      [caseId, sha256, party, from ?? '', frozenAt, JSON.stringify(statement)],
    );
    if (!openedAt) return;
    await manager.query(
      `INSERT INTO disclosure_receipts (case_id, sha256, address, opened_at) VALUES ($1, $2, $3, $4)
      ON CONFLICT DO NOTHING`,
      [caseId, sha256, openedBy ?? '', openedAt],
    );
  }

  /** Of what was taken back the hash stays alone, so that an event that comes late does not bring it back. */
  async revoke(manager: EntityManager, caseId: string, sha256: string): Promise<void> {
    await manager.query(
      `INSERT INTO case_statements (case_id, sha256, revoked) VALUES ($1, $2, true)
      ON CONFLICT (case_id, sha256) DO UPDATE SET revoked = true, statement = NULL`,
      [caseId, sha256],
    );
  }
}
