import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CaseKeyEntity } from './case-key.entity.js';
import { MasterKey } from './master-key.js';

export interface CaseKey {
  id: string;
  caseId: string;
  secret: Buffer;
}

const KEY_BYTES = 32;
const contextOf = (caseId: string, id: string) => `${caseId}/${id}`;

@Injectable()
export class CaseKeysRepository {
  constructor(private readonly master: MasterKey) {}

  /** The case's key; null when it has none, or none any more. */
  async find(manager: EntityManager, caseId: string): Promise<CaseKey | null> {
    const row = await manager.findOneBy(CaseKeyEntity, { caseId });
    return row && { id: row.id, caseId, secret: this.master.unwrap(row.wrapped, contextOf(caseId, row.id)) };
  }

  /** The case's key, as `find` does. Nobody forgets it while the manager's transaction runs. */
  async hold(manager: EntityManager, caseId: string): Promise<CaseKey | null> {
    await manager.query('select from case_key where case_id = $1 for share', [caseId]);
    return this.find(manager, caseId);
  }

  /**
   * The case's key, made when there is none. Of two that are made at once, the first holds. Nobody forgets it while
   * the manager's transaction runs.
   */
  async getOrMake(manager: EntityManager, caseId: string): Promise<CaseKey> {
    const id = randomUUID();
    const wrapped = this.master.wrap(randomBytes(KEY_BYTES), contextOf(caseId, id));
    await manager
      .createQueryBuilder()
      .insert()
      .into(CaseKeyEntity)
      .values({ caseId, id, wrapped })
      .orIgnore()
      .execute();
    return (await this.hold(manager, caseId)) ?? this.getOrMake(manager, caseId);
  }

  /** Forgets the key; answers which one it was. */
  async remove(manager: EntityManager, caseId: string): Promise<string | null> {
    const [rows]: [{ id: string }[], number] = await manager.query(
      'delete from case_key where case_id = $1 returning id',
      [caseId],
    );
    return rows[0]?.id ?? null;
  }
}
