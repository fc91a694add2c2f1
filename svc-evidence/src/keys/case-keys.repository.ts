import { randomBytes, randomUUID } from 'node:crypto';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { CaseKeyEntity } from './case-key.entity.js';
import { KeyFiles, type KeyName } from './key-files.js';
import { MasterKey } from './master-key.js';

export interface CaseKey extends KeyName {
  secret: Buffer;
}

const KEY_BYTES = 32;
/** How often a key is deleted between two statements, at most, before something else is wrong: its file is lost. */
const MOST_ATTEMPTS = 5;
const contextOf = ({ caseId, id }: KeyName) => `${caseId}/${id}`;

@Injectable()
export class CaseKeysRepository {
  constructor(
    private readonly transactions: Transactions,
    private readonly master: MasterKey,
    private readonly files: KeyFiles,
  ) {}

  /** The case's key; null when it has none, or none any more. */
  async find(manager: EntityManager, caseId: string): Promise<CaseKey | null> {
    const row = await manager.findOneBy(CaseKeyEntity, { caseId });
    const wrapped = row && (row.wrapped ?? (await this.files.find(row)));
    return wrapped && { id: row.id, caseId, secret: this.master.unwrap(wrapped, contextOf(row)) };
  }

  /** The case's key, as `find` does. Nobody deletes it while the manager's transaction runs. */
  async hold(manager: EntityManager, caseId: string): Promise<CaseKey | null> {
    await manager.query('select from case_key where case_id = $1 for share', [caseId]);
    return this.find(manager, caseId);
  }

  /**
   * The case's key, made when there is none. Of two that are made at once, the first holds. Nobody deletes it while
   * the manager's transaction runs.
   * @throws Error when the case has a key whose file is lost
   */
  async getOrMake(manager: EntityManager, caseId: string): Promise<CaseKey> {
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      const key = (await this.hold(manager, caseId)) ?? (await this.make(manager, caseId));
      if (key) return key;
    }
    throw new Error('the key file of a case is missing in the data folder');
  }

  /** Deletes the key, and erases it once the transaction is committed. Answers its id. */
  async remove(manager: EntityManager, caseId: string): Promise<string | null> {
    const [rows]: [{ id: string }[], number] = await manager.query(
      'delete from case_key where case_id = $1 returning id',
      [caseId],
    );
    const id = rows[0]?.id ?? null;
    if (id) this.transactions.afterCommit(() => this.files.erase({ caseId, id }));
    return id;
  }

  /** Erases keys that no case has: of a transaction that was rolled back, or of a process killed before it erased. */
  async eraseLeft(manager: EntityManager, before: Date): Promise<void> {
    const files = this.files.writtenBefore(before);
    const rows = await manager.find(CaseKeyEntity, { select: { caseId: true, id: true } });
    const kept = new Set(rows.map(contextOf));
    for (const name of files) if (!kept.has(contextOf(name))) this.files.erase(name);
  }

  /** Moves the keys that an earlier release kept in the table to their files. */
  async moveToFiles(manager: EntityManager): Promise<void> {
    for (const { caseId } of await manager.find(CaseKeyEntity, { where: { wrapped: Not(IsNull()) } }))
      await manager.transaction(async (moving) => {
        const lock = { mode: 'pessimistic_write' as const };
        const row = await moving.findOne(CaseKeyEntity, { where: { caseId }, lock });
        if (!row?.wrapped) return;
        this.files.erase(row);
        this.files.write(row, row.wrapped);
        await moving.update(CaseKeyEntity, { caseId }, { wrapped: null });
      });
  }

  /** Null when another made one meanwhile. */
  private async make(manager: EntityManager, caseId: string): Promise<CaseKey | null> {
    const name = { caseId, id: randomUUID() };
    const secret = randomBytes(KEY_BYTES);
    this.files.write(name, this.master.wrap(secret, contextOf(name)));
    await manager
      .createQueryBuilder()
      .insert()
      .into(CaseKeyEntity)
      .values({ ...name, wrapped: null })
      .orIgnore()
      .execute();
    const key = await this.hold(manager, caseId);
    if (key?.id !== name.id) this.files.erase(name);
    return key;
  }
}
