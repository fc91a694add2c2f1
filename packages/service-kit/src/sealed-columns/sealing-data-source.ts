import { DataSource, type DataSourceOptions, type EntityManager, type QueryRunner } from 'typeorm';
import { sealWith } from '../sealed-addresses/address-column.js';
import type { AddressSeal } from '../sealed-addresses/address-seal.js';
import type { RowKeys } from './row-keys.js';
import { SealingEntityManager } from './sealing-entity-manager.js';

/** TypeORM's options, and the seal of the service's mail addresses. */
export type SealingOptions = Extract<DataSourceOptions, { type: 'postgres' }> & { readonly addresses: AddressSeal };

/** Its managers seal the sealed columns of entities and open them. */
export class SealingDataSource extends DataSource {
  readonly addresses: AddressSeal;
  private columnKeys?: RowKeys;

  constructor(options: SealingOptions) {
    super(options);
    this.addresses = options.addresses;
  }

  set keys(keys: RowKeys) {
    this.columnKeys = keys;
  }

  /** @throws Error when the service has no `CaseKeysModule` */
  get keys(): RowKeys {
    if (!this.columnKeys) throw new Error('an entity has sealed columns, and the service imports no CaseKeysModule');
    return this.columnKeys;
  }

  protected override async buildMetadatas(): Promise<void> {
    await super.buildMetadatas();
    for (const metadata of this.entityMetadatas) sealWith(this.addresses, metadata);
  }

  override createEntityManager(runner?: QueryRunner): EntityManager {
    return new SealingEntityManager(this, runner);
  }
}
