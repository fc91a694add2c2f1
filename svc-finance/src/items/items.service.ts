import { randomUUID } from 'node:crypto';
import type { ItemChange } from '@evenhand/contracts/finance/items';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { ChangesService } from '../changes/changes.service.js';
import { HiddenContactsService } from '../hidden/hidden-contacts.service.js';
import type { ItemRow } from './item.entity.js';
import type { ItemKind } from './item-kind.js';
import { type Item, ItemsRepository, type ListsOf } from './items.repository.js';
import { ListsRoom } from './lists-room.js';

export type Identified<Content> = Content & { id: string; version: number };

/** Adds, edits, deletes and restores items of every list, with versions. */
@Injectable()
export class ItemsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly items: ItemsRepository,
    private readonly changes: ChangesService,
    private readonly room: ListsRoom,
    private readonly hidden: HiddenContactsService,
    private readonly clock: Clock,
  ) {}

  async list<Content extends object>(kind: ItemKind<Content>, of: ListsOf): Promise<Identified<Content>[]> {
    const rows = await this.items.listed(this.transactions.manager, of, kind.name);
    return rows.map((row) => identified(kind, row));
  }

  /** The item and its event are stored in one transaction. */
  add<Content extends object>(kind: ItemKind<Content>, of: ListsOf, content: Content) {
    const { caseId, halfId } = of;
    mustBeRight(kind, content);
    return this.transactions.run(async (manager) => {
      await this.refuseHidden(kind, of, content, manager);
      await this.items.lockLists(manager, of);
      await this.room.requirePace(manager, of);
      const row = {
        id: randomUUID(),
        caseId,
        halfId: halfId ?? null,
        kind: kind.name,
        version: 1,
        content,
        deletedAt: null,
      };
      await this.items.add(manager, row);
      await this.room.requireRoom(manager, of, kind.name);
      await this.requireDifference(manager, kind, of, { id: row.id, content });
      await this.announce(manager, row);
      return identified(kind, row);
    });
  }

  async edit<Content extends object>(
    kind: ItemKind<Content>,
    of: ListsOf,
    id: string,
    edited: Content & { version: number },
  ) {
    const { version, ...content } = edited;
    mustBeRight(kind, edited);
    await this.refuseHidden(kind, of, edited);
    return this.change(kind, of, id, 'edited', (row) => {
      if (row.deletedAt) return fail('not-found');
      return row.version === version ? { ...row, content } : fail('changed-elsewhere');
    });
  }

  /** Idempotent. */
  async delete<Content extends object>(kind: ItemKind<Content>, of: ListsOf, id: string): Promise<void> {
    await this.change(kind, of, id, 'deleted', (row) =>
      row.deletedAt ? null : { ...row, deletedAt: this.clock.now() },
    );
  }

  /** Restores a deleted item; no effect on another. */
  restore<Content extends object>(kind: ItemKind<Content>, of: ListsOf, id: string) {
    return this.change(kind, of, id, 'restored', (row) => (row.deletedAt ? { ...row, deletedAt: null } : null));
  }

  async history<Content extends object>(kind: ItemKind<Content>, of: ListsOf, id: string, page: number) {
    const { manager } = this.transactions;
    const item = await this.items.find(manager, {
      id: itemId(id),
      kind: kind.name,
      caseId: of.caseId,
      halfId: of.halfId,
    });
    const versions = await this.items.history(manager, of.caseId, item?.id ?? fail('not-found'), page);
    return versions.map(({ version, change, at, content }) => ({
      version,
      change,
      at: at.toISOString(),
      item: identified(kind, { id, version, content }),
    }));
  }

  private change<Content extends object>(
    kind: ItemKind<Content>,
    of: ListsOf,
    id: string,
    change: ItemChange,
    decide: (row: ItemRow) => Item | null,
  ): Promise<Identified<Content>> {
    const { caseId, halfId } = of;
    return this.transactions.run(async (manager) => {
      await this.items.lockLists(manager, of);
      const row = await this.items.findLocked(manager, { id: itemId(id), caseId, halfId, kind: kind.name });
      const changed = decide(row ?? fail('not-found'));
      if (!changed) return identified(kind, row ?? fail('not-found'));
      const next = { ...changed, version: changed.version + 1 };
      await this.room.requirePace(manager, of);
      await this.items.change(manager, next, change);
      if (change !== 'deleted') {
        await this.room.requireRoom(manager, of, kind.name);
        const before = row?.deletedAt ? undefined : kind.stored.parse(row?.content);
        await this.requireDifference(
          manager,
          kind,
          of,
          { id: next.id, content: kind.stored.parse(next.content) },
          before,
        );
      }
      await this.announce(manager, next);
      return identified(kind, next);
    });
  }

  /** @param before what was listed: items that were alike before the rule can still be edited */
  private async requireDifference<Content extends object>(
    manager: EntityManager,
    { name, stored, refusalsWith }: ItemKind<Content>,
    of: ListsOf,
    { id, content }: { id: string; content: Content },
    before?: Content,
  ): Promise<void> {
    if (!refusalsWith) return;
    const others = (await this.items.listed(manager, of, name)).filter((one) => one.id !== id);
    for (const other of others.map((one) => stored.parse(one.content))) {
      const wrong = refusalsWith(content, other);
      const isNew = !before || refusalsWith(before, other).length === 0;
      if (isNew && wrong.length > 0) fail('invalid-input', wrong[0]?.detail, wrong);
    }
  }

  /** Skipped for a half: a refusal would confirm a guessed address. */
  private async refuseHidden<Content extends object>(
    { readers }: ItemKind<Content>,
    { caseId, halfId }: ListsOf,
    content: Content,
    manager = this.transactions.manager,
  ): Promise<void> {
    if (halfId) return;
    const shown = Object.entries(content).filter(([field]) => Reflect.get(readers, field) !== 'only-you');
    await this.hidden.refuseIn(manager, caseId, Object.fromEntries(shown));
  }

  /** Skipped for a half: the owner must not learn of its changes. */
  private async announce(
    manager: EntityManager,
    { caseId, halfId }: Pick<ItemRow, 'caseId' | 'halfId'>,
  ): Promise<void> {
    if (!halfId) await this.changes.announce(manager, caseId);
  }
}

const mustBeRight = <Content extends object>({ refusals }: ItemKind<Content>, content: Content): void => {
  const wrong = refusals(content);
  if (wrong.length > 0) fail('invalid-input', undefined, wrong);
};

/** 404 for a malformed id. */
const itemId = (id: string): string => z.uuid().safeParse(id).data ?? fail('not-found');

const identified = <Content extends object>(
  { stored }: ItemKind<Content>,
  { id, version, content }: Pick<ItemRow, 'id' | 'version' | 'content'>,
): Identified<Content> => ({ ...stored.parse(content), id, version });
