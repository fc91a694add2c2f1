import { join } from 'node:path';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Global, Module, type OnApplicationBootstrap } from '@nestjs/common';
import type { Config } from '../config.js';
import { CaseKeysRepository } from '../keys/case-keys.repository.js';
import { KeyFiles } from '../keys/key-files.js';
import { MasterKey } from '../keys/master-key.js';
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

const keyFilesOf = ({ DATA_FOLDER }: Config): KeyFiles => new KeyFiles(join(DATA_FOLDER, 'case-keys'));

@Global()
@Module({
  providers: [
    { provide: MasterKey, inject: [CONFIG], useFactory: (config: Config) => MasterKey.from(config) },
    { provide: KeyFiles, inject: [CONFIG], useFactory: keyFilesOf },
    { provide: STORAGE, inject: [CONFIG, MasterKey, Clock], useFactory: storageOf },
    CaseKeysRepository,
  ],
  exports: [STORAGE, CaseKeysRepository],
})
export class StorageModule implements OnApplicationBootstrap {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: CaseKeysRepository,
  ) {}

  /** Keys of an earlier release are in the database. */
  async onApplicationBootstrap(): Promise<void> {
    await this.keys.moveToFiles(this.transactions.manager);
  }
}
