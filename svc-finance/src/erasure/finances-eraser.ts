import { HALF_KEPT_DAYS } from '@evenhand/contracts/auth/deletion';
import type { Residue } from '@evenhand/contracts/events/case-erasure';
import type { ErasedPart } from '@evenhand/service-kit/erasure/erasures';
import { ColumnKeys } from '@evenhand/service-kit/keys/column-keys';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { type SnapshotContent, sha256, textOf } from '../frozen/snapshot-content.js';
import { divisionOf } from '../property/division-of.js';
import { SnapshotRow } from '../snapshots/snapshot.entity.js';

/** Hold nothing of the owner once they are erased. */
const KEPT_TABLES = ['half', 'item', 'item_version', 'snapshot', 'disclosure_link', 'closed_case', 'case_key'];

const OWNERS_TABLES = [
  'couple',
  'hidden_contacts',
  'case_changes',
  'document_note',
  'document_file',
  'kept_file',
  'statement_import',
  'remembered_mapping',
  'second_factor',
  'leaving_guests',
];

/** Open links whose address has a half with anything in it. */
const LINKS_TO_HALVES = `select link.id, link.snapshot_id from disclosure_link link
  join half using (case_id, email)
  where link.case_id = $1 and link.ended_at is null and link.expires_at > $2
    and exists (select from item where half_id = half.id)`;

/** The finances of a case whose owner deletes everything. The half of a partner with a working link stays for a time. */
@Injectable()
export class FinancesEraser {
  constructor(
    private readonly keys: ColumnKeys,
    private readonly clock: Clock,
  ) {}

  async erase(manager: EntityManager, caseId: string): Promise<ErasedPart> {
    const links: { id: string; snapshot_id: string }[] = await manager.query(LINKS_TO_HALVES, [
      caseId,
      this.clock.now(),
    ]);
    const kept = links.map(({ id }) => id);
    const keys = await this.keys.remove(manager, caseId, kept.length > 0 ? ['owner'] : undefined);
    for (const table of OWNERS_TABLES) await manager.query(`delete from ${table} where case_id = $1`, [caseId]);
    await this.deleteLinks(manager, caseId, kept);
    for (const { snapshot_id } of links) await this.emptySnapshot(manager, snapshot_id);
    await this.deleteLists(manager, caseId);
    if (kept.length === 0) {
      await manager.query('delete from closed_case where case_id = $1', [caseId]);
      return { keys };
    }
    await this.keepHalves(manager, caseId, kept);
    return { keys, kept: ['partner-half'], keptTables: KEPT_TABLES };
  }

  /** Rows of the owner in the tables that keep the partner's half. */
  async search(manager: EntityManager, caseId: string): Promise<Residue[]> {
    const searches = {
      item: 'select from item where case_id = $1 and half_id is null',
      item_version: 'select from item_version where case_id = $1 and item_id not in (select id from item)',
      snapshot: 'select from snapshot where case_id = $1 and erased_at is null',
      case_key: `select from case_key where case_id = $1 and part = 'owner'`,
    };
    const found: Residue[] = [];
    for (const [store, search] of Object.entries(searches)) {
      const [{ count }] = await manager.query(`select count(*)::int as count from (${search}) found`, [caseId]);
      if (count > 0) found.push({ store, count });
    }
    return found;
  }

  /** Deletes halves whose time is over. */
  async eraseOverdue(manager: EntityManager): Promise<void> {
    const over = 'select case_id from closed_case where kept_until <= $1';
    await manager.query(`update disclosure_link set expires_at = $1 where case_id in (${over})`, [this.clock.now()]);
    const cases: { case_id: string }[] = await manager.query(over, [this.clock.now()]);
    for (const { case_id } of cases) await this.erase(manager, case_id);
  }

  private async deleteLinks(manager: EntityManager, caseId: string, kept: string[]): Promise<void> {
    const [links]: [{ id: string }[], number] = await manager.query(
      'delete from disclosure_link where case_id = $1 and id <> all($2) returning id',
      [caseId, kept],
    );
    await manager.query('delete from codes where subject = any($1)', [links.map(({ id }) => `link:${id}`)]);
  }

  /** The link needs its snapshot, whose content is the owner's. */
  private async emptySnapshot(manager: EntityManager, id: string): Promise<void> {
    const select = { id: true, caseId: true, frozenAt: true };
    const row = await manager.findOne(SnapshotRow, { where: { id, erasedAt: IsNull() }, select });
    if (!row) return;
    const now = this.clock.now();
    const content = textOf(emptied(row.frozenAt.toISOString()));
    const end = { content, sha256: sha256(content), revokedAt: now, erasedAt: now };
    await manager.update(SnapshotRow, { id, caseId: row.caseId }, end);
  }

  /** Frozen halves name the owner and have no reader left. */
  private async deleteLists(manager: EntityManager, caseId: string): Promise<void> {
    const linked = 'select email from disclosure_link where case_id = $1';
    const kept = `select id from half where case_id = $1 and email in (${linked})`;
    await manager.query('delete from snapshot where case_id = $1 and erased_at is null', [caseId]);
    await manager.query(
      `delete from snapshot where case_id = $1 and id not in (select snapshot_id from disclosure_link where case_id = $1)`,
      [caseId],
    );
    await manager.query(`delete from item where case_id = $1 and (half_id is null or half_id not in (${kept}))`, [
      caseId,
    ]);
    await manager.query(
      'delete from item_version where case_id = $1 and item_id not in (select id from item where case_id = $1)',
      [caseId],
    );
    await manager.query(`delete from half where case_id = $1 and id not in (${kept})`, [caseId]);
  }

  private async keepHalves(manager: EntityManager, caseId: string, links: string[]): Promise<void> {
    const until = this.clock.inDays(HALF_KEPT_DAYS);
    const isNew = await manager.query(
      'insert into closed_case (case_id, kept_until) values ($1, $2) on conflict do nothing returning case_id',
      [caseId, until],
    );
    if (isNew.length > 0)
      await manager.query('update disclosure_link set expires_at = $2 where id = any($1)', [links, until]);
  }
}

const emptied = (frozenAt: string): SnapshotContent => ({
  frozenAt,
  disclosedBy: null,
  from: null,
  partner: null,
  relationshipType: null,
  assets: [],
  debts: [],
  incomes: [],
  documents: [],
  division: divisionOf(null, { assets: [], debts: [] }, null),
});
