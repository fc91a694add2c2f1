import { type ItemChange, VERSIONS_PER_PAGE } from '@evenhand/contracts/finance/items';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { z } from 'zod';
import { countedIn } from './counted-in.js';
import { type ItemKindName, ItemRow } from './item.entity.js';
import { ItemVersionRow } from './item-version.entity.js';

export type Item = Omit<ItemRow, 'position' | 'bytes' | 'missingValues'>;

/** The owner's lists, or those of a half. Queries never mix them. */
export interface ListsOf {
  caseId: string;
  halfId?: string | undefined;
}
type ListedItem = Pick<ItemRow, 'id' | 'version' | 'content'>;
type Where = ListsOf & Pick<ItemRow, 'id' | 'kind'>;

const within = ({ caseId, halfId }: ListsOf) => ({ caseId, halfId: halfId ?? IsNull() });

const Changes = z.tuple([z.object({ minute: z.int(), day: z.int() })]);
const Size = z.tuple([z.object({ ofKind: z.int(), all: z.int(), bytes: z.int() })]);

@Injectable()
export class ItemsRepository {
  constructor(private readonly clock: Clock) {}

  /** Not deleted, in order of addition. */
  listed(manager: EntityManager, of: ListsOf, kind: ItemKindName): Promise<ListedItem[]> {
    return manager
      .createQueryBuilder(ItemRow, 'item')
      .where({ ...within(of), kind, deletedAt: IsNull() })
      .orderBy('item.position')
      .getMany();
  }

  find(manager: EntityManager, { id, kind, ...of }: Where): Promise<ItemRow | null> {
    return manager.findOneBy(ItemRow, { ...within(of), id, kind });
  }

  /** FOR UPDATE, deleted or not. */
  findLocked(manager: EntityManager, { id, kind, ...of }: Where): Promise<ItemRow | null> {
    return manager.findOne(ItemRow, { where: { ...within(of), id, kind }, lock: { mode: 'pessimistic_write' } });
  }

  /** Serializes additions to these lists. */
  async lockLists(manager: EntityManager, { caseId, halfId = '' }: ListsOf): Promise<void> {
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`lists ${caseId} ${halfId}`]);
  }

  /** Changes in the last minute and day. */
  async changesOf(manager: EntityManager, { caseId, halfId }: ListsOf): Promise<{ minute: number; day: number }> {
    const rows = await manager.query(
      `select count(*) filter (where at > now() - interval '1 minute')::int as minute, count(*)::int as day
       from item_version where case_id = $1 and at > now() - interval '1 day' and half_id is not distinct from $2`,
      [caseId, halfId ?? null],
    );
    return Changes.parse(rows)[0];
  }

  /** Items of one kind, items in all, and their size in bytes. */
  async sizeOf(
    manager: EntityManager,
    { caseId, halfId }: ListsOf,
    kind: ItemKindName,
  ): Promise<{ ofKind: number; all: number; bytes: number }> {
    const rows = await manager.query(
      `select count(*) filter (where kind = $3)::int as "ofKind", count(*)::int as "all",
              coalesce(sum(bytes), 0)::int as bytes
       from item where case_id = $1 and half_id is not distinct from $2 and deleted_at is null`,
      [caseId, halfId ?? null, kind],
    );
    return Size.parse(rows)[0];
  }

  async add(manager: EntityManager, item: Item): Promise<void> {
    await manager.insert(ItemRow, { ...item, ...countedIn(item) });
    await this.remember(manager, item, 'added');
  }

  async change(manager: EntityManager, item: Item, change: ItemChange): Promise<void> {
    const { id, caseId, halfId, version, content, deletedAt } = item;
    const row = { id, caseId, halfId: halfId ?? IsNull() };
    await manager.update(ItemRow, row, { version, content, deletedAt, ...countedIn(item) });
    await this.remember(manager, item, change);
  }

  /** One page, newest first. */
  history(manager: EntityManager, caseId: string, itemId: string, page: number): Promise<ItemVersionRow[]> {
    return manager.find(ItemVersionRow, {
      where: { caseId, itemId },
      order: { version: 'DESC' },
      skip: VERSIONS_PER_PAGE * (page - 1),
      take: VERSIONS_PER_PAGE,
    });
  }

  private async remember(manager: EntityManager, item: Item, change: ItemChange) {
    const { id: itemId, version, caseId, halfId, content } = item;
    await manager.insert(ItemVersionRow, { itemId, version, caseId, halfId, change, content, at: this.clock.now() });
  }
}
