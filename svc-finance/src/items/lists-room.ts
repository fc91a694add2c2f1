import {
  MOST_CHANGES_OF_HALF_IN_A_DAY,
  MOST_CHANGES_OF_HALF_IN_A_MINUTE,
  MOST_ITEMS_PER_HALF,
} from '@evenhand/contracts/finance/half';
import { LARGEST_LISTS_IN_BYTES, MOST_CHANGES_IN_A_DAY, MOST_ITEMS_PER_LIST } from '@evenhand/contracts/finance/items';
import { fail } from '@evenhand/service-kit/problems/fail';
import { financeServer } from '@evenhand/wording/finance-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ItemKindName } from './item.entity.js';
import { ItemsRepository, type ListsOf } from './items.repository.js';

/** Limits of size and pace. Call with the lists locked. */
@Injectable()
export class ListsRoom {
  constructor(private readonly items: ItemsRepository) {}

  /** @throws ProblemError `too-many-requests` with a sentence when the lists change too often */
  async requirePace(manager: EntityManager, of: ListsOf): Promise<void> {
    const { minute, day } = await this.items.changesOf(manager, of);
    if (of.halfId && minute >= MOST_CHANGES_OF_HALF_IN_A_MINUTE) fail('too-many-requests', financeServer.tooQuick);
    const most = of.halfId ? MOST_CHANGES_OF_HALF_IN_A_DAY : MOST_CHANGES_IN_A_DAY;
    if (day >= most) fail('too-many-requests', financeServer.enoughForToday);
  }

  /** @throws ProblemError `list-is-full` above the limits */
  async requireRoom(manager: EntityManager, of: ListsOf, kind: ItemKindName): Promise<void> {
    const { ofKind, all, bytes } = await this.items.sizeOf(manager, of, kind);
    const isFull = of.halfId ? all > MOST_ITEMS_PER_HALF : ofKind > MOST_ITEMS_PER_LIST;
    if (isFull || bytes > LARGEST_LISTS_IN_BYTES) fail('list-is-full', financeServer.listFull);
  }
}
