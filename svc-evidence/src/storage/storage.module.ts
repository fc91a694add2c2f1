import { join } from 'node:path';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Ledger } from '@evenhand/service-kit/erasure/ledger';
import { Dependencies } from '@evenhand/service-kit/health/dependencies';
import { KeyFiles } from '@evenhand/service-kit/keys/key-files';
import { KEY_STORE, type KeyStore } from '@evenhand/service-kit/keys/key-store';
import { MasterKey } from '@evenhand/service-kit/keys/master-key';
import { TransitKeys } from '@evenhand/service-kit/keys/transit-keys';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Global, Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import type { Config } from '../config.js';
import { CaseKeysRepository } from '../keys/case-keys.repository.js';
import { LocalStorage } from './local-storage.js';
import { STORAGE, type Storage } from './storage.js';

/** Imports the S3 client only when configured: it is large. */
const storageOf = async (config: Config, master: MasterKey, clock: Clock): Promise<Storage> => {
  const { DATA_FOLDER, PUBLIC_URL, KEPT_FREE_IN_BYTES, S3_ENDPOINT, S3_REGION: region } = config;
  if (!S3_ENDPOINT)
    return new LocalStorage(join(DATA_FOLDER, 'storage'), PUBLIC_URL, master, clock, KEPT_FREE_IN_BYTES);
  const { S3_BUCKET: bucket = '', S3_ACCESS_KEY: accessKey = '', S3_SECRET_KEY: secretKey = '' } = config;
  const { S3Storage } = await import('./s3-storage.js');
  return new S3Storage({ endpoint: new URL(S3_ENDPOINT), region, bucket, accessKey, secretKey });
};

const keyFilesOf = ({ DATA_FOLDER }: Config, master: MasterKey): KeyFiles =>
  new KeyFiles(join(DATA_FOLDER, 'case-keys'), master);

const keyStoreOf = (config: Config, files: KeyFiles, dependencies: Dependencies): KeyStore => {
  const { KEY_SERVICE_URL: url, KEY_SERVICE_TOKEN: token = '', KEY_SERVICE_MOUNT: mount } = config;
  if (!url) return files;
  const keys = new TransitKeys({ url, token, mount, owner: 'evidence' });
  dependencies.watch('key service', () => keys.ping());
  return keys;
};

@Global()
@Module({
  providers: [
    { provide: MasterKey, inject: [CONFIG], useFactory: (config: Config) => MasterKey.from(config) },
    { provide: KeyFiles, inject: [CONFIG, MasterKey], useFactory: keyFilesOf },
    { provide: KEY_STORE, inject: [CONFIG, KeyFiles, Dependencies], useFactory: keyStoreOf },
    { provide: STORAGE, inject: [CONFIG, MasterKey, Clock], useFactory: storageOf },
    Ledger,
    CaseKeysRepository,
  ],
  exports: [STORAGE, CaseKeysRepository, Ledger],
})
export class StorageModule implements OnApplicationBootstrap {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: CaseKeysRepository,
    @Inject(KeyFiles) private readonly files: KeyFiles,
  ) {}

  /** Keys of an earlier release are in the database, those of before a key service in files. */
  async onApplicationBootstrap(): Promise<void> {
    await this.keys.moveFrom(this.files, this.transactions.manager);
  }
}
