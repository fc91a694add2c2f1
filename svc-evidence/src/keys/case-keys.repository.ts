import { randomBytes, randomUUID } from 'node:crypto';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Ledger } from '@evenhand/service-kit/erasure/ledger';
import { KEY_STORE, type KeyName, type KeyStore } from '@evenhand/service-kit/keys/key-store';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { CaseKeyEntity } from './case-key.entity.js';

export interface CaseKey extends KeyName {
  secret: Buffer;
}

const KEY_BYTES = 32;
/** Concurrent deletions between two statements; beyond, the key is lost. */
const MOST_ATTEMPTS = 5;
const nameOf = ({ caseId, id }: KeyName) => `${caseId}/${id}`;

@Injectable()
export class CaseKeysRepository {
  constructor(
    private readonly transactions: Transactions,
    @Inject(KEY_STORE) private readonly store: KeyStore,
    private readonly ledger: Ledger,
  ) {}

  async find(manager: EntityManager, caseId: string): Promise<CaseKey | null> {
    const row = await manager.findOneBy(CaseKeyEntity, { caseId });
    const secret = row && (await this.store.find(row));
    return secret && { id: row.id, caseId, secret };
  }

  /** @throws Error when the case has no key: all of it was deleted */
  async secretOf(manager: EntityManager, caseId: string): Promise<Buffer> {
    const key = await this.find(manager, caseId);
    if (!key) throw new Error('the case has no key');
    return key.secret;
  }

  /** Locks the key until the transaction ends. */
  async hold(manager: EntityManager, caseId: string): Promise<CaseKey | null> {
    await manager.query('select from case_key where case_id = $1 for share', [caseId]);
    return this.find(manager, caseId);
  }

  /**
   * Of two concurrent calls the first one's key is used. Locks the key until the transaction ends.
   * @throws Error when the key is lost
   */
  async getOrMake(manager: EntityManager, caseId: string): Promise<CaseKey> {
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      const key = (await this.hold(manager, caseId)) ?? (await this.make(manager, caseId));
      if (key) return key;
    }
    throw new Error('the key of a case is missing in the key store');
  }

  /** The key is erased once the transaction is committed. Returns its id. */
  async remove(manager: EntityManager, caseId: string): Promise<string | null> {
    const [rows]: [{ id: string }[], number] = await manager.query(
      'delete from case_key where case_id = $1 returning id',
      [caseId],
    );
    const id = rows[0]?.id ?? null;
    if (id) await this.transactions.afterCommit(() => this.erase({ caseId, id }));
    return id;
  }

  /** Keys left by a rolled-back transaction, or by a process killed before it erased. */
  async eraseLeft(manager: EntityManager, before: Date): Promise<void> {
    const names = await this.store.names();
    const rows = await manager.find(CaseKeyEntity, { select: { caseId: true, id: true } });
    const kept = new Set(rows.map(nameOf));
    for (const name of names) if (!kept.has(nameOf(name))) await this.eraseIfOlder(name, before);
  }

  /** Erases the keys of a case that has no row, whatever stopped their deletion. */
  async eraseAllOf(caseId: string): Promise<void> {
    const names = await this.store.names();
    for (const name of names) if (name.caseId === caseId) await this.erase(name);
  }

  /** Moves keys that are kept elsewhere, by an earlier release or another setting, into the store in use. */
  async moveFrom(previous: KeyStore, manager: EntityManager): Promise<void> {
    for (const row of await manager.find(CaseKeyEntity)) if (!this.store.owns(row)) await this.move(row, previous);
  }

  private move({ caseId }: KeyName, previous: KeyStore): Promise<void> {
    return this.transactions.run(async (manager) => {
      const lock = { mode: 'pessimistic_write' as const };
      const row = await manager.findOne(CaseKeyEntity, { where: { caseId }, lock });
      const secret = row && !this.store.owns(row) ? await previous.find(row) : null;
      if (!row || !secret) return;
      await manager.update(CaseKeyEntity, { caseId }, { wrapped: await this.store.keep(row, secret) });
      if (previous !== this.store) await this.transactions.afterCommit(() => previous.erase(row));
    });
  }

  /** Cases with one of these keys. */
  async casesOf(manager: EntityManager, ids: string[]): Promise<string[]> {
    const rows = await manager.find(CaseKeyEntity, { select: { caseId: true }, where: { id: In(ids) } });
    return rows.map(({ caseId }) => caseId);
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
  private async make(manager: EntityManager, caseId: string): Promise<CaseKey | null> {
    const name = { caseId, id: randomUUID() };
    const wrapped = await this.store.keep(name, randomBytes(KEY_BYTES));
    await manager
      .createQueryBuilder()
      .insert()
      .into(CaseKeyEntity)
      .values({ ...name, wrapped })
      .orIgnore()
      .execute();
    const key = await this.hold(manager, caseId);
    if (key?.id !== name.id) await this.store.erase(name);
    return key;
  }
}
