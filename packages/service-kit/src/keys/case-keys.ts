import { randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Transactions } from '../database/transactions.js';
import { Ledger } from '../erasure/ledger.js';
import { type Part, parts } from '../sealed-columns/row-keys.js';
import { CaseKeyEntity } from './case-key.entity.js';
import { KEY_STORE, type KeptKey, type KeyName, type KeyStore } from './key-store.js';

export interface CaseKey extends KeyName {
  secret: Buffer;
}

const KEY_BYTES = 32;
/** Concurrent deletions between two statements; beyond, the key is lost. */
const MOST_ATTEMPTS = 5;
const nameOf = ({ caseId, id }: KeyName) => `${caseId}/${id}`;

/** The keys of a case, one for each part; of the owner's part unless named. */
@Injectable()
export class CaseKeys {
  constructor(
    private readonly transactions: Transactions,
    @Inject(KEY_STORE) private readonly store: KeyStore,
    private readonly ledger: Ledger,
  ) {}

  async find(manager: EntityManager, caseId: string, part: Part = 'owner'): Promise<CaseKey | null> {
    return this.open(await manager.findOneBy(CaseKeyEntity, { caseId, part }));
  }

  /** The key of a row that was read in the running transaction; null when it is erased or lost. */
  async open(row: KeptKey | null | undefined): Promise<CaseKey | null> {
    const secret = row ? await this.store.find(row) : null;
    return row && secret ? { id: row.id, caseId: row.caseId, secret } : null;
  }

  /** @throws Error when the case has no key: all of it was deleted */
  async secretOf(manager: EntityManager, caseId: string): Promise<Buffer> {
    const key = await this.find(manager, caseId);
    if (!key) throw new Error('the case has no key');
    return key.secret;
  }

  /** Locks the key until the transaction ends. */
  async hold(manager: EntityManager, caseId: string, part: Part = 'owner'): Promise<CaseKey | null> {
    const [row]: KeptKey[] = await manager.query(
      'select case_id as "caseId", id, wrapped from case_key where case_id = $1 and part = $2 for share',
      [caseId, part],
    );
    return this.open(row);
  }

  /**
   * Of two concurrent calls the first one's key is used. Locks the key until the transaction ends.
   * @throws Error when the key is lost
   */
  async getOrMake(manager: EntityManager, caseId: string, part: Part = 'owner'): Promise<CaseKey> {
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      const key = (await this.hold(manager, caseId, part)) ?? (await this.make(manager, caseId, part));
      if (key) return key;
    }
    throw new Error('the key of a case is missing in the key store');
  }

  /** Keys are erased once the transaction is committed. Returns their ids. */
  async remove(manager: EntityManager, caseId: string, of: readonly Part[] = parts): Promise<string[]> {
    const [rows]: [{ id: string }[], number] = await manager.query(
      'delete from case_key where case_id = $1 and part = any($2) returning id',
      [caseId, of],
    );
    const ids = rows.map(({ id }) => id);
    for (const id of ids) await this.transactions.afterCommit(() => this.erase({ caseId, id }));
    return ids;
  }

  /** Forgets keys that a restored backup brought back although they had been erased. */
  async removeErased(manager: EntityManager): Promise<void> {
    const ids = this.ledger.toEraseAgain('key');
    if (ids.length > 0) await manager.delete(CaseKeyEntity, { id: In(ids) });
    this.ledger.erasedAgain();
  }

  /** Keys left by a rolled-back transaction, or by a process killed before it erased. */
  async eraseLeft(manager: EntityManager, before: Date): Promise<void> {
    const names = await this.store.names();
    const rows = await manager.find(CaseKeyEntity, { select: { caseId: true, id: true } });
    const kept = new Set(rows.map(nameOf));
    for (const name of names) if (!kept.has(nameOf(name))) await this.eraseIfOlder(name, before);
  }

  /** Erases the keys of a case that have no row, whatever stopped their deletion. */
  async eraseLeftOf(manager: EntityManager, caseId: string): Promise<void> {
    const rows = await manager.findBy(CaseKeyEntity, { caseId });
    const kept = new Set(rows.map(({ id }) => id));
    const names = await this.store.names();
    for (const name of names) if (name.caseId === caseId && !kept.has(name.id)) await this.erase(name);
  }

  /** Moves keys that are kept elsewhere, by an earlier release or another setting, into the store in use. */
  async moveFrom(previous: KeyStore, manager: EntityManager): Promise<void> {
    for (const row of await manager.find(CaseKeyEntity)) if (!this.store.owns(row)) await this.move(row, previous);
  }

  private move({ caseId, part }: CaseKeyEntity, previous: KeyStore): Promise<void> {
    return this.transactions.run(async (manager) => {
      const lock = { mode: 'pessimistic_write' as const };
      const row = await manager.findOne(CaseKeyEntity, { where: { caseId, part }, lock });
      const secret = row && !this.store.owns(row) ? await previous.find(row) : null;
      if (!row || !secret) return;
      await manager.update(CaseKeyEntity, { caseId, part }, { wrapped: await this.store.keep(row, secret) });
      if (previous !== this.store) await this.transactions.afterCommit(() => previous.erase(row));
    });
  }

  /** Cases with one of these keys. */
  async casesOf(manager: EntityManager, ids: string[]): Promise<string[]> {
    const rows = await manager.find(CaseKeyEntity, { select: { caseId: true, part: true }, where: { id: In(ids) } });
    return [...new Set(rows.map(({ caseId }) => caseId))];
  }

  /** A restored backup must not bring it back. */
  private async erase(name: KeyName): Promise<void> {
    this.ledger.append([{ kind: 'key', id: name.id }]);
    await this.store.erase(name);
  }

  private async eraseIfOlder(name: KeyName, before: Date): Promise<void> {
    const madeAt = await this.store.madeAt(name);
    if (madeAt && madeAt < before) await this.erase(name);
  }

  /** Null when another process made one first. */
  private async make(manager: EntityManager, caseId: string, part: Part): Promise<CaseKey | null> {
    const name = { caseId, id: randomUUID() };
    const wrapped = await this.store.keep(name, randomBytes(KEY_BYTES));
    await manager
      .createQueryBuilder()
      .insert()
      .into(CaseKeyEntity)
      .values({ ...name, part, wrapped })
      .orIgnore()
      .execute();
    const key = await this.hold(manager, caseId, part);
    if (key?.id !== name.id) await this.store.erase(name);
    return key;
  }
}
