import type { ColumnMapping } from '@evenhand/contracts/finance/imports';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { z } from 'zod';
import { ImportRow } from './import.entity.js';
import { ImportedMovementsRow } from './imported-movements.entity.js';
import type { Counted } from './movement.js';
import { RememberedMappingRow } from './remembered-mapping.entity.js';

/** Undone imports that stay listed. */
const MOST_UNDONE_KEPT = 40;
/** Remembered mappings; the oldest is removed first. */
const MOST_MAPPINGS = 80;

const Taken = z
  .array(
    z.object({
      accountImports: z.int(),
      accountMovements: z.int(),
      caseImports: z.int(),
      caseMovements: z.int(),
    }),
  )
  .length(1);
type Taken = z.infer<typeof Taken>[number];

const keyOf = (headingsHash: string, itemId: string): string => `${headingsHash} ${itemId}`;

@Injectable()
export class ImportsRepository {
  constructor(private readonly clock: Clock) {}

  /** Undone ones too, newest first. */
  ofItem(manager: EntityManager, caseId: string, itemId: string): Promise<ImportRow[]> {
    return manager.find(ImportRow, { where: { caseId, itemId }, order: { importedAt: 'DESC' } });
  }

  /** Movements of the account and of the case, without undone imports. */
  async taken(manager: EntityManager, caseId: string, itemId: string): Promise<Taken> {
    const rows = await manager.query(
      `select count(*) filter (where item_id = $2)::int as "accountImports",
              coalesce(sum(size) filter (where item_id = $2), 0)::int as "accountMovements",
              count(*)::int as "caseImports",
              coalesce(sum(size), 0)::int as "caseMovements"
       from statement_import where case_id = $1 and undone_at is null`,
      [caseId, itemId],
    );
    return Taken.parse(rows)[0] ?? { accountImports: 0, accountMovements: 0, caseImports: 0, caseMovements: 0 };
  }

  find(manager: EntityManager, caseId: string, id: string): Promise<ImportRow | null> {
    return manager.findOneBy(ImportRow, { caseId, id });
  }

  async add(manager: EntityManager, row: ImportRow, movements: Counted[]): Promise<void> {
    const { id, caseId } = row;
    await manager.insert(ImportRow, row);
    await manager.update(ImportedMovementsRow, { id, caseId }, { movements });
  }

  /** The account in the files that were imported into an item, of the latest that states one. */
  async accountOf(manager: EntityManager, caseId: string, itemId: string): Promise<string | null> {
    const row = await manager.findOne(ImportRow, {
      where: { caseId, itemId, accountHash: Not(IsNull()), undoneAt: IsNull() },
      order: { importedAt: 'DESC' },
    });
    return row?.accountHash ?? null;
  }

  /** Removes an import's movements, and the oldest undone imports. */
  async undo(manager: EntityManager, { id, caseId, itemId }: ImportRow): Promise<void> {
    await manager.query(
      `update statement_import set undone_at = now(), movements = null, movements_plain = null
       where id = $1 and undone_at is null`,
      [id],
    );
    await manager.query(
      `delete from statement_import where id in (
         select id from statement_import where case_id = $1 and item_id = $2 and undone_at is not null
         order by undone_at desc, id offset $3)`,
      [caseId, itemId, MOST_UNDONE_KEPT],
    );
  }

  /** Mappings of a case by the hash of the headings. The sign of amounts is that of the item: accounts differ in it. */
  async mappingsOf(manager: EntityManager, caseId: string, itemId: string): Promise<Record<string, ColumnMapping>> {
    const rows = await manager.find(RememberedMappingRow, { where: { caseId } });
    const ofItem = new Map(rows.map(({ headingsHash, mapping }) => [headingsHash, mapping]));
    const ofCase = rows.filter(({ headingsHash }) => !headingsHash.includes(' '));
    return Object.fromEntries(
      ofCase.map(({ headingsHash: hash, mapping }) => [
        hash,
        ofItem.get(keyOf(hash, itemId)) ?? { ...mapping, positiveIsOut: null },
      ]),
    );
  }

  async rememberMapping(
    manager: EntityManager,
    itemId: string,
    row: Omit<RememberedMappingRow, 'toldAt'>,
  ): Promise<void> {
    const ofItem = { ...row, headingsHash: keyOf(row.headingsHash, itemId) };
    const toldAt = this.clock.now();
    await manager.upsert(
      RememberedMappingRow,
      [row, ofItem].map((one) => ({ ...one, toldAt })),
      ['caseId', 'headingsHash'],
    );
    await manager.query(
      `delete from remembered_mapping where case_id = $1 and headings_hash in (
         select headings_hash from remembered_mapping where case_id = $1 order by told_at desc offset $2)`,
      [row.caseId, MOST_MAPPINGS],
    );
  }
}
