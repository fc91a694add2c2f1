import { requiredDocuments } from '@evenhand/contracts/finance/documents';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

const moment = z
  .date()
  .nullable()
  .transform((date) => date?.toISOString() ?? null);
const Standing = z.object({
  assets: z.int(),
  debts: z.int(),
  incomes: z.int(),
  documentsProvided: z.int(),
  missingValues: z.int(),
  frozenAt: moment,
  openedByPartnerAt: moment,
});
type Standing = z.infer<typeof Standing>;

@Injectable()
export class ChangesRepository {
  /** The next change number of a case, locked: changes of a case are serialized. */
  async next(manager: EntityManager, caseId: string): Promise<number> {
    const rows = await manager.query(
      `insert into case_changes (case_id, sequence) values ($1, 1)
       on conflict (case_id) do update set sequence = case_changes.sequence + 1 returning sequence`,
      [caseId],
    );
    return (
      z
        .array(z.object({ sequence: z.int() }))
        .length(1)
        .parse(rows)[0]?.sequence ?? 1
    );
  }

  async standing(manager: EntityManager, caseId: string): Promise<Standing> {
    const rows = await manager.query(
      `select count(*) filter (where kind = 'asset')::int as assets,
              count(*) filter (where kind = 'debt')::int as debts,
              count(*) filter (where kind = 'income')::int as incomes,
              coalesce(sum(missing_values), 0)::int as "missingValues",
              (select count(distinct type)::int from (
                 select type from document_note where case_id = $1 and provided
                 union all select type from document_file where case_id = $1
               ) shown where type = any($2)) as "documentsProvided",
              (select max(frozen_at) from snapshot where case_id = $1 and half_id is null and revoked_at is null) as "frozenAt",
              (select min(opened_at) from disclosure_link where snapshot_id = (
                 select id from snapshot where case_id = $1 and half_id is null and revoked_at is null order by frozen_at desc limit 1
               )) as "openedByPartnerAt"
       from item where case_id = $1 and half_id is null and deleted_at is null`,
      [caseId, requiredDocuments],
    );
    return Standing.parse(rows[0]);
  }
}
