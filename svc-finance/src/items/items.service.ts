import { randomUUID } from 'node:crypto';
import type { ItemChange } from '@evenhand/contracts/finance/items';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { ChangesService } from '../changes/changes.service.js';
import type { ItemRow } from './item.entity.js';
import type { ItemKind } from './item-kind.js';
import { ItemsRepository } from './items.repository.js';

export type Identified<Content> = Content & { id: string; version: number };
type Caller = Pick<OwnerIdentity, 'caseId'>;

/** The life of an item, the same for every list: added, edited, deleted, restored, and each version remembered. */
@Injectable()
export class ItemsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly items: ItemsRepository,
    private readonly changes: ChangesService,
  ) {}

  async list<Content extends object>(kind: ItemKind<Content>, { caseId }: Caller): Promise<Identified<Content>[]> {
    const rows = await this.items.ofCase(this.transactions.manager, caseId, kind.name);
    return rows.map((row) => identified(kind, row));
  }

  /** The item and the word of it to the other services are kept together, or neither is. */
  add<Content extends object>(kind: ItemKind<Content>, { caseId }: Caller, content: Content) {
    mustBeRight(kind, content);
    return this.transactions.run(async (manager) => {
      const row = { id: randomUUID(), caseId, kind: kind.name, version: 1, content, deletedAt: null };
      await this.items.add(manager, row);
      await this.tell(manager, kind, row);
      return identified(kind, row);
    });
  }

  edit<Content extends object>(
    kind: ItemKind<Content>,
    who: Caller,
    id: string,
    edited: Content & { version: number },
  ) {
    const { version, ...content } = edited;
    mustBeRight(kind, edited);
    return this.change(kind, who, id, 'edited', (row) => {
      if (row.deletedAt) return fail('not-found');
      return row.version === version ? { ...row, content } : fail('changed-elsewhere');
    });
  }

  /** Deleted twice is deleted. */
  async delete<Content extends object>(kind: ItemKind<Content>, who: Caller, id: string): Promise<void> {
    await this.change(kind, who, id, 'deleted', (row) => (row.deletedAt ? null : { ...row, deletedAt: new Date() }));
  }

  /** Brings an item back as it was; one that is there stays. */
  restore<Content extends object>(kind: ItemKind<Content>, who: Caller, id: string) {
    return this.change(kind, who, id, 'restored', (row) => (row.deletedAt ? { ...row, deletedAt: null } : null));
  }

  async history<Content extends object>(kind: ItemKind<Content>, { caseId }: Caller, id: string) {
    const versions = await this.items.history(this.transactions.manager, caseId, itemId(id));
    if (versions.length === 0) return fail('not-found');
    return versions.map(({ version, change, at, content }) => ({
      version,
      change,
      at: at.toISOString(),
      item: identified(kind, { id, version, content }),
    }));
  }

  private change<Content extends object>(
    kind: ItemKind<Content>,
    { caseId }: Caller,
    id: string,
    change: ItemChange,
    decide: (row: ItemRow) => Omit<ItemRow, 'position'> | null,
  ): Promise<Identified<Content>> {
    return this.transactions.run(async (manager) => {
      const row = await this.items.findLocked(manager, { id: itemId(id), caseId, kind: kind.name });
      const changed = decide(row ?? fail('not-found'));
      if (!changed) return identified(kind, row ?? fail('not-found'));
      const next = { ...changed, version: changed.version + 1 };
      await this.items.change(manager, next, change);
      await this.tell(manager, kind, next);
      return identified(kind, next);
    });
  }

  private tell<Content extends object>(
    manager: EntityManager,
    kind: ItemKind<Content>,
    { id, caseId, content, deletedAt }: Omit<ItemRow, 'position'>,
  ): Promise<void> {
    const division = kind.division(kind.stored.parse(content));
    return this.changes.tell(manager, caseId, division && { id, ...division, isDeleted: deletedAt !== null });
  }
}

const mustBeRight = <Content extends object>({ refusals }: ItemKind<Content>, content: Content): void => {
  const wrong = refusals(content);
  if (wrong.length > 0) fail('invalid-input', undefined, wrong);
};

/** An id that is none is nobody's item. */
const itemId = (id: string): string => z.uuid().safeParse(id).data ?? fail('not-found');

const identified = <Content extends object>(
  { stored }: ItemKind<Content>,
  { id, version, content }: Pick<ItemRow, 'id' | 'version' | 'content'>,
): Identified<Content> => ({ ...stored.parse(content), id, version });
