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
/** Concurrent deletions between two statements; beyond, the key's file is lost. */
const MOST_ATTEMPTS = 5;
const contextOf = ({ caseId, id }: KeyName) => `${caseId}/${id}`;

@Injectable()
export class CaseKeysRepository {
  constructor(
    private readonly transactions: Transactions,
    private readonly master: MasterKey,
    private readonly files: KeyFiles,
  ) {}

  async find(manager: EntityManager, caseId: string): Promise<CaseKey | null> {
    const row = await manager.findOneBy(CaseKeyEntity, { caseId });
    const wrapped = row && (row.wrapped ?? (await this.files.find(row)));
    return wrapped && { id: row.id, caseId, secret: this.master.unwrap(wrapped, contextOf(row)) };
  }

  /** Locks the key until the transaction ends. */
  async hold(manager: EntityManager, caseId: string): Promise<CaseKey | null> {
    await manager.query('select from case_key where case_id = $1 for share', [caseId]);
    return this.find(manager, caseId);
  }

  /**
   * Of two concurrent calls the first one's key is used. Locks the key until the transaction ends.
   * @throws Error when the key's file is lost
   */
  async getOrMake(manager: EntityManager, caseId: string): Promise<CaseKey> {
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      const key = (await this.hold(manager, caseId)) ?? (await this.make(manager, caseId));
      if (key) return key;
    }
    throw new Error('the key file of a case is missing in the data folder');
  }

  /** The file is erased once the transaction is committed. Returns the key's id. */
  async remove(manager: EntityManager, caseId: string): Promise<string | null> {
    const [rows]: [{ id: string }[], number] = await manager.query(
      'delete from case_key where case_id = $1 returning id',
      [caseId],
    );
    const id = rows[0]?.id ?? null;
    if (id) this.transactions.afterCommit(() => this.files.erase({ caseId, id }));
    return id;
  }

  /** Keys left by a rolled-back transaction, or by a process killed before it erased. */
  async eraseLeft(manager: EntityManager, before: Date): Promise<void> {
    const files = this.files.writtenBefore(before);
    const rows = await manager.find(CaseKeyEntity, { select: { caseId: true, id: true } });
    const kept = new Set(rows.map(contextOf));
    for (const name of files) if (!kept.has(contextOf(name))) this.files.erase(name);
  }

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

  /** Null when another process made one first. */
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
