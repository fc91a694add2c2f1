import { FactChoice } from '@evenhand/contracts/agreement/fact-choice';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { DisclosureGiven } from '@evenhand/contracts/events/disclosure-given';
import { FinancialStatement, HalfStatement } from '@evenhand/contracts/finance/statement';
import { Party } from '@evenhand/contracts/identity';
import type { Disclosures } from '@evenhand/contracts/signing/signing';
import { dayOf } from '@evenhand/contracts/toronto';
import type { Statements } from '@evenhand/family-law/agreement/statements';
import { storedAddress, unsealed } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import { IntakeRow } from '../answers/intake.entity.js';
import { StatementRow } from './statement.entity.js';

const Invited = z.array(z.object({ partner_email: z.string() }));
const Hashes = z.array(z.object({ sha256: z.string() }));
const Chosen = z.array(z.object({ figure_choices: z.array(FactChoice) }));
const Receipts = z.array(z.object({ party: Party, opened_at: z.date() }));

type DisclosedIn = Pick<AgreementRow, 'caseId' | 'ownersDisclosure' | 'partnersDisclosure'>;

/**
 * Both disclosures, from the events of svc-finance. The partner's half counts only when it comes from the invited
 * address.
 */
@Injectable()
export class StatementsRepository {
  /** The last disclosure of each that was not revoked; null where there is none. */
  async of(manager: EntityManager, caseId: string): Promise<Statements> {
    const given = await this.given(manager, caseId);
    const [chosen] = Chosen.parse(
      await manager.query('SELECT figure_choices FROM intakes WHERE case_id = $1', [caseId]),
    );
    const owner = given.find(({ party }) => party === 'owner');
    const halves = given.filter(({ party }) => party === 'partner');
    const address = halves.length > 0 ? await this.partnersAddress(manager, caseId) : null;
    const partner = halves.find((half) => half.address === address);
    return {
      choices: chosen?.figure_choices ?? [],
      owner: owner ? FinancialStatement.parse(owner.statement) : null,
      partner: partner ? HalfStatement.parse(Object.assign({ from: partner.address }, partner.statement)) : null,
    };
  }

  /** The newest of each address. */
  private async given(manager: EntityManager, caseId: string): Promise<StatementRow[]> {
    const rows = await manager.query(
      `SELECT DISTINCT ON (party, address) sha256 FROM case_statements WHERE case_id = $1 AND NOT revoked
      ORDER BY party, address, frozen_at DESC`,
      [caseId],
    );
    const newest = Hashes.parse(rows).map(({ sha256 }) => sha256);
    return newest.length > 0 ? manager.findBy(StatementRow, { caseId, sha256: In(newest) }) : [];
  }

  /** The address of the open invitation, else that of the submitted answers. */
  private async partnersAddress(manager: EntityManager, caseId: string): Promise<string | null> {
    const open = `SELECT partner_email FROM invitations WHERE case_id = $1 AND state IN ('sent', 'opened')`;
    const [invited] = Invited.parse(await manager.query(open, [caseId]));
    if (invited) return unsealed(manager, invited.partner_email);
    const intake = await manager.findOneBy(IntakeRow, { caseId });
    return intake?.submittedRecord?.partnerEmail?.trim().toLowerCase() ?? null;
  }

  /** Replaces the earlier choice about the same figure. */
  async choose(manager: EntityManager, caseId: string, choices: readonly FactChoice[]): Promise<void> {
    const { choices: earlier = [] } = await this.of(manager, caseId);
    const kept = earlier.filter(({ fact }) => !choices.some((choice) => choice.fact === fact));
    await manager.query('UPDATE intakes SET figure_choices = $2 WHERE case_id = $1', [
      caseId,
      JSON.stringify([...kept, ...choices]),
    ]);
  }

  /** When each opened the other's disclosure; the partner through the invited address. */
  async receivedBy(
    manager: EntityManager,
    caseId: string,
    { owner, partner }: Record<Party, Pick<FinancialStatement, 'sha256'> | null>,
  ): Promise<Record<Party, Date | null>> {
    const rows = await manager.query(
      `SELECT 'owner' AS party, opened_at FROM disclosure_receipts WHERE case_id = $1 AND sha256 = $2 AND address = ''
      UNION SELECT 'partner', receipt.opened_at FROM disclosure_receipts AS receipt JOIN invitations USING (case_id)
        WHERE case_id = $1 AND sha256 = $3 AND state = 'opened' AND address = partner_email`,
      [caseId, partner?.sha256 ?? null, owner?.sha256 ?? null],
    );
    const receipts = Receipts.parse(rows);
    const openedBy = (party: Party) => receipts.find((receipt) => receipt.party === party)?.opened_at ?? null;
    return { owner: openedBy('owner'), partner: openedBy('partner') };
  }

  /** Those that a version was made from, whatever was disclosed or taken back since. */
  async disclosures(manager: EntityManager, version: DisclosedIn): Promise<Disclosures> {
    const { caseId, ownersDisclosure, partnersDisclosure } = version;
    const { owner, partner } = await this.receivedBy(manager, caseId, {
      owner: ownersDisclosure === null ? null : { sha256: ownersDisclosure },
      partner: partnersDisclosure === null ? null : { sha256: partnersDisclosure },
    });
    return {
      owner: { given: ownersDisclosure !== null, openedOn: partner && dayOf(partner) },
      partner: { given: partnersDisclosure !== null, openedOn: owner && dayOf(owner) },
    };
  }

  /** The day on which `party` opened the other's disclosure that a version was made from; null without a receipt. */
  async receivedOn(manager: EntityManager, version: DisclosedIn, party: Party): Promise<IsoDate | null> {
    const { owner, partner } = await this.disclosures(manager, version);
    return (party === 'owner' ? partner : owner).openedOn;
  }

  /** In any order of the events: a revocation stays, and a receipt stays. */
  async keep(manager: EntityManager, given: DisclosureGiven): Promise<void> {
    const { caseId, party, statement, from, openedAt, openedBy } = given;
    const { sha256, frozenAt } = statement;
    const added: unknown[] = await manager.query(
      `INSERT INTO case_statements (case_id, sha256, party, address, frozen_at) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT DO NOTHING RETURNING sha256`,
      [caseId, sha256, party, storedAddress(manager, from ?? ''), frozenAt],
    );
    if (added.length > 0) await manager.update(StatementRow, { caseId, sha256 }, { statement });
    if (!openedAt) return;
    await manager.query(
      `INSERT INTO disclosure_receipts (case_id, sha256, address, opened_at) VALUES ($1, $2, $3, $4)
      ON CONFLICT DO NOTHING`,
      [caseId, sha256, storedAddress(manager, openedBy ?? ''), openedAt],
    );
  }

  /** Keeps only the hash, so that a late event does not restore the disclosure. */
  async revoke(manager: EntityManager, caseId: string, sha256: string): Promise<void> {
    await manager.query(
      `INSERT INTO case_statements (case_id, sha256, revoked) VALUES ($1, $2, true)
      ON CONFLICT (case_id, sha256) DO UPDATE SET revoked = true, statement = NULL, statement_plain = NULL`,
      [caseId, sha256],
    );
  }
}
