import type { ItemChange } from '@evenhand/contracts/finance/items';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { type ItemKindName, ItemRow } from './item.entity.js';
import { ItemVersionRow } from './item-version.entity.js';

type Item = Omit<ItemRow, 'position'>;

/** Whose lists: the owner's own, or the half of somebody who came by a link. Neither ever finds the other's. */
export interface ListsOf {
  caseId: string;
  halfId?: string | undefined;
}
type ListedItem = Pick<ItemRow, 'id' | 'version' | 'content'>;
type Where = ListsOf & Pick<ItemRow, 'id' | 'kind'>;

const within = ({ caseId, halfId }: ListsOf) => ({ caseId, halfId: halfId ?? IsNull() });

@Injectable()
export class ItemsRepository {
  /** Those that are not deleted, in the order they were added. As plain rows: a thousand entities take longer to make. */
  listed(manager: EntityManager, of: ListsOf, kind: ItemKindName): Promise<ListedItem[]> {
    return manager
      .createQueryBuilder(ItemRow, 'item')
      .select(['item.id AS id', 'item.version AS version', 'item.content AS content'])
      .where({ ...within(of), kind, deletedAt: IsNull() })
      .orderBy('item.position')
      .getRawMany<ListedItem>();
  }

  find(manager: EntityManager, { id, kind, ...of }: Where): Promise<ItemRow | null> {
    return manager.findOneBy(ItemRow, { ...within(of), id, kind });
  }

  /** An item, deleted or not, locked until the transaction ends. */
  findLocked(manager: EntityManager, { id, kind, ...of }: Where): Promise<ItemRow | null> {
    return manager.findOne(ItemRow, { where: { ...within(of), id, kind }, lock: { mode: 'pessimistic_write' } });
  }

  /** Until the manager's transaction ends, nobody else adds to these lists. */
  async lockLists(manager: EntityManager, { caseId, halfId = '' }: ListsOf): Promise<void> {
    await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`lists ${caseId} ${halfId}`]);
  }

  async add(manager: EntityManager, item: Item): Promise<void> {
    await manager.insert(ItemRow, item);
    await this.remember(manager, item, 'added');
  }

  async change(manager: EntityManager, item: Item, change: ItemChange): Promise<void> {
    const { id, version, content, deletedAt } = item;
    await manager.update(ItemRow, { id }, { version, content, deletedAt });
    await this.remember(manager, item, change);
  }

  /** The newest first. */
  history(manager: EntityManager, caseId: string, itemId: string): Promise<ItemVersionRow[]> {
    return manager.find(ItemVersionRow, { where: { caseId, itemId }, order: { version: 'DESC' } });
  }

  private async remember(manager: EntityManager, { id, version, caseId, content }: Item, change: ItemChange) {
    await manager.insert(ItemVersionRow, { itemId: id, version, caseId, change, content, at: new Date() });
  }
}
