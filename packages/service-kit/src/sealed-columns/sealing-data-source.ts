import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import type { RowKeys } from './row-keys.js';
import { SealingEntityManager } from './sealing-entity-manager.js';

/** Its managers seal the sealed columns of entities and open them. */
export class SealingDataSource extends DataSource {
  private columnKeys?: RowKeys;

  set keys(keys: RowKeys) {
    this.columnKeys = keys;
  }

  /** @throws Error when the service has no `CaseKeysModule` */
  get keys(): RowKeys {
    if (!this.columnKeys) throw new Error('an entity has sealed columns, and the service imports no CaseKeysModule');
    return this.columnKeys;
  }

  override createEntityManager(runner?: QueryRunner): EntityManager {
    return new SealingEntityManager(this, runner);
  }
}
