import { join } from 'node:path';
import { type DynamicModule, Global, Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG } from '../config/service-config.js';
import { Transactions } from '../database/transactions.js';
import { Ledger } from '../erasure/ledger.js';
import { Dependencies } from '../health/dependencies.js';
import { CachedKeys } from './cached-keys.js';
import { CaseKeys } from './case-keys.js';
import { ColumnKeys } from './column-keys.js';
import { KeyFiles } from './key-files.js';
import { type KeySettings, keyFilesOf, keyStoreOf } from './key-settings.js';
import { KEY_STORE, type KeyStore } from './key-store.js';
import { LeftKeys } from './left-keys.js';
import { MasterKey } from './master-key.js';
import { PlainColumns } from './plain-columns.js';
import { RewrappedKeys } from './rewrapped-keys.js';

type Settings = KeySettings & { CASE_MASTER_KEY?: string };

const masterOf = ({ CASE_MASTER_KEY, DATA_FOLDER }: Settings): MasterKey =>
  MasterKey.from(CASE_MASTER_KEY, join(DATA_FOLDER, 'case-master-key'));

/** Keys of the sealed columns of a service whose configuration has `keySettings`: `CaseKeysModule.for('intake')`. */
@Global()
@Module({})
export class CaseKeysModule implements OnApplicationBootstrap {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: CaseKeys,
    @Inject(KeyFiles) private readonly files: KeyFiles,
  ) {}

  /** @param owner separates the names of several services in one key service */
  static for(owner: string): DynamicModule {
    const storeOf = (settings: Settings, files: KeyFiles, dependencies: Dependencies): KeyStore =>
      new CachedKeys(keyStoreOf(settings, owner, files, dependencies));
    return {
      module: CaseKeysModule,
      providers: [
        { provide: MasterKey, inject: [CONFIG], useFactory: masterOf },
        { provide: KeyFiles, inject: [CONFIG, MasterKey], useFactory: keyFilesOf },
        { provide: KEY_STORE, inject: [CONFIG, KeyFiles, Dependencies], useFactory: storeOf },
        Ledger,
        CaseKeys,
        ColumnKeys,
        LeftKeys,
        RewrappedKeys,
        PlainColumns,
      ],
      exports: [CaseKeys, ColumnKeys],
    };
  }

  /** Keys in files are moved when a key service is set. */
  async onApplicationBootstrap(): Promise<void> {
    await this.keys.removeErased(this.transactions.manager);
    await this.keys.moveFrom(this.files, this.transactions.manager);
  }
}
