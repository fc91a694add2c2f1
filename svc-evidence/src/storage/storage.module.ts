import { join } from 'node:path';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Ledger } from '@evenhand/service-kit/erasure/ledger';
import { Dependencies } from '@evenhand/service-kit/health/dependencies';
import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { KeyFiles } from '@evenhand/service-kit/keys/key-files';
import { keyFilesOf, keyStoreOf } from '@evenhand/service-kit/keys/key-settings';
import { KEY_STORE, type KeyStore } from '@evenhand/service-kit/keys/key-store';
import { MasterKey } from '@evenhand/service-kit/keys/master-key';
import { RewrappedKeys } from '@evenhand/service-kit/keys/rewrapped-keys';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Global, Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import type { Config } from '../config.js';
import { LocalStorage } from './local-storage.js';
import { objectSecret } from './object-secret.js';
import { STORAGE, type Storage } from './storage.js';

/** Imports the S3 client only when configured: it is large. */
const storageOf = async (config: Config, master: MasterKey, clock: Clock): Promise<Storage> => {
  const { DATA_FOLDER, PUBLIC_URL, KEPT_FREE_IN_BYTES, S3_ENDPOINT, S3_REGION: region } = config;
  if (!S3_ENDPOINT) {
    const secrets = { atRest: objectSecret(DATA_FOLDER, master), policies: master.secretsFor('upload policies') };
    return new LocalStorage(join(DATA_FOLDER, 'storage'), PUBLIC_URL, secrets, clock, KEPT_FREE_IN_BYTES);
  }
  const { S3_BUCKET: bucket = '', S3_ACCESS_KEY: accessKey = '', S3_SECRET_KEY: secretKey = '' } = config;
  const { S3Storage } = await import('./s3-storage.js');
  return new S3Storage({ endpoint: new URL(S3_ENDPOINT), region, bucket, accessKey, secretKey });
};

const masterOf = ({ DATA_FOLDER, EVIDENCE_MASTER_KEY }: Config): MasterKey =>
  MasterKey.from(EVIDENCE_MASTER_KEY, join(DATA_FOLDER, 'evidence-master-key'));

const storeOf = (config: Config, files: KeyFiles, dependencies: Dependencies): KeyStore =>
  keyStoreOf(config, 'evidence', files, dependencies);

@Global()
@Module({
  providers: [
    { provide: MasterKey, inject: [CONFIG], useFactory: masterOf },
    { provide: KeyFiles, inject: [CONFIG, MasterKey], useFactory: keyFilesOf },
    { provide: KEY_STORE, inject: [CONFIG, KeyFiles, Dependencies], useFactory: storeOf },
    { provide: STORAGE, inject: [CONFIG, MasterKey, Clock], useFactory: storageOf },
    Ledger,
    CaseKeys,
    RewrappedKeys,
  ],
  exports: [STORAGE, CaseKeys, Ledger],
})
export class StorageModule implements OnApplicationBootstrap {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: CaseKeys,
    @Inject(KeyFiles) private readonly files: KeyFiles,
  ) {}

  /** Keys of an earlier release are in the database, those of before a key service in files. */
  async onApplicationBootstrap(): Promise<void> {
    await this.keys.moveFrom(this.files, this.transactions.manager);
  }
}
