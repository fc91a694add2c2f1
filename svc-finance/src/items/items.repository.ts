import type { ItemChange } from '@evenhand/contracts/finance/items';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { type ItemKindName, ItemRow } from './item.entity.js';
import { ItemVersionRow } from './item-version.entity.js';

type Item = Omit<ItemRow, 'position'>;

@Injectable()
export class ItemsRepository {
  /** Those that are not deleted, in the order they were added. */
  ofCase(manager: EntityManager, caseId: string, kind: ItemKindName): Promise<ItemRow[]> {
    return manager.find(ItemRow, { where: { caseId, kind, deletedAt: IsNull() }, order: { position: 'ASC' } });
  }

  find(manager: EntityManager, where: Pick<ItemRow, 'id' | 'caseId' | 'kind'>): Promise<ItemRow | null> {
    return manager.findOneBy(ItemRow, where);
  }

  /** An item of the case, deleted or not, locked until the transaction ends. */
  findLocked(manager: EntityManager, where: Pick<ItemRow, 'id' | 'caseId' | 'kind'>): Promise<ItemRow | null> {
    return manager.findOne(ItemRow, { where, lock: { mode: 'pessimistic_write' } });
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
