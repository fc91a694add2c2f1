import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import type { Part, RowKeys } from '../sealed-columns/row-keys.js';
import { SealingDataSource } from '../sealed-columns/sealing-data-source.js';
import type { CaseKeyEntity } from './case-key.entity.js';
import { type CaseKey, CaseKeys } from './case-keys.js';

type Rows = Promise<CaseKeyEntity[]>;

const ROWS = 'select case_id as "caseId", part, id, wrapped from case_key where case_id = $1';

/**
 * Keys of sealed columns. Each transaction reads the rows of a case's keys once, so that no process opens anything with
 * a key that another destroyed.
 */
@Injectable()
export class ColumnKeys implements RowKeys {
  private readonly read = new WeakMap<QueryRunner, Map<string, Rows>>();
  private readonly reading = new WeakMap<QueryRunner, Promise<unknown>>();
  private readonly held = new WeakMap<QueryRunner, Map<string, Promise<CaseKey>>>();

  constructor(
    private readonly keys: CaseKeys,
    database: DataSource,
  ) {
    if (database instanceof SealingDataSource) database.keys = this;
  }

  async toOpen(runner: QueryRunner, caseId: string, part: Part, id: string): Promise<CaseKey | null> {
    const known = this.rowsOf(runner, caseId);
    const find = (rows: CaseKeyEntity[]) => rows.find((row) => row.part === part && row.id === id);
    // A key may have been made since this transaction read.
    return this.keys.open(find(await known) ?? find(await this.rowsOf(runner, caseId, known)));
  }

  toSeal(manager: EntityManager, caseId: string, part: Part): Promise<CaseKey> {
    const runner = manager.queryRunner;
    if (!runner?.isTransactionActive) return this.keys.getOrMake(manager, caseId, part);
    const held = this.held.get(runner) ?? new Map<string, Promise<CaseKey>>();
    this.held.set(runner, held);
    const name = `${caseId}/${part}`;
    const key = held.get(name) ?? this.keys.getOrMake(manager, caseId, part);
    held.set(name, key);
    return key;
  }

  /** Destroys keys with the transaction's commit: what they sealed is lost. Returns their ids. */
  remove(manager: EntityManager, caseId: string, of?: readonly Part[]): Promise<string[]> {
    const runner = manager.queryRunner;
    if (runner) {
      this.read.get(runner)?.delete(caseId);
      this.held.delete(runner);
    }
    return this.keys.remove(manager, caseId, of);
  }

  /** @param stale rows not to answer again */
  private rowsOf(runner: QueryRunner, caseId: string, stale?: Rows): Rows {
    const read = this.read.get(runner) ?? new Map<string, Rows>();
    this.read.set(runner, read);
    const known = read.get(caseId);
    if (known && known !== stale) return known;
    const before = this.reading.get(runner) ?? Promise.resolve();
    const rows: Rows = before.then(() => runner.query(ROWS, [caseId]));
    read.set(caseId, rows);
    // A connection takes one query at a time.
    this.reading.set(
      runner,
      rows.catch(() => {}),
    );
    return rows;
  }
}
