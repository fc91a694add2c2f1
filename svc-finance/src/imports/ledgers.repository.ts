import { MOVEMENTS_PER_PAGE } from '@evenhand/contracts/finance/imports';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

/**
 * The ledger of an account ($1, $2): of equal movements it has as many as the statement with most of them, since each
 * statement lists all movements of its days.
 */
const LEDGER = `
  ledger as materialized (
    select date, description, amount, max(count) as count
    from statement_import, jsonb_to_recordset(movements) as movement(date text, description text, amount bigint, count int)
    where case_id = $1 and item_id = $2 and undone_at is null
    group by date, description, amount
  )`;

const Gain = z.array(z.object({ gain: z.int() })).length(1);
const Page = z
  .array(
    z.object({
      found: z.int(),
      movements: z.array(z.object({ date: z.string(), description: z.string(), amount: z.int() })),
    }),
  )
  .length(1);
type Page = z.infer<typeof Page>[number];

/** Ledgers are merged in the database: the service's process never holds a whole one. */
@Injectable()
export class LedgersRepository {
  /** Number of movements that a statement adds to the ledger. */
  async gainOf(manager: EntityManager, caseId: string, itemId: string, countedMovements: string): Promise<number> {
    const rows = await manager.query(
      `with ${LEDGER}
       select coalesce(sum(greatest(movement.count - coalesce(ledger.count, 0), 0)), 0)::int as gain
       from jsonb_to_recordset($3::jsonb) as movement(date text, description text, amount bigint, count int)
       left join ledger using (date, description, amount)`,
      [caseId, itemId, countedMovements],
    );
    return Gain.parse(rows)[0]?.gain ?? 0;
  }

  /** One page, newest first, and the total. */
  async page(manager: EntityManager, caseId: string, itemId: string, page: number): Promise<Page> {
    const rows = await manager.query(
      `with ${LEDGER}, page as (
         select date, description, amount from ledger, generate_series(1, count)
         order by date desc, description collate "C", amount
         limit $3 offset $4
       )
       select (select coalesce(sum(count), 0)::int from ledger) as found,
              (select coalesce(json_agg(page), '[]') from page) as movements`,
      [caseId, itemId, MOVEMENTS_PER_PAGE, MOVEMENTS_PER_PAGE * (page - 1)],
    );
    return Page.parse(rows)[0] ?? { found: 0, movements: [] };
  }
}
