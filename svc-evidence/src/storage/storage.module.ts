import { join } from 'node:path';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Global, Module } from '@nestjs/common';
import type { Config } from '../config.js';
import { CaseKeysRepository } from '../keys/case-keys.repository.js';
import { MasterKey } from '../keys/master-key.js';
import { LocalStorage } from './local-storage.js';
import { S3Storage } from './s3-storage.js';
import { STORAGE, type Storage } from './storage.js';

const storageOf = (config: Config, master: MasterKey): Storage => {
  const { DATA_FOLDER, PUBLIC_URL, S3_ENDPOINT, S3_REGION: region } = config;
  if (!S3_ENDPOINT) return new LocalStorage(join(DATA_FOLDER, 'storage'), PUBLIC_URL, master);
  const { S3_BUCKET: bucket = '', S3_ACCESS_KEY: accessKey = '', S3_SECRET_KEY: secretKey = '' } = config;
  return new S3Storage({ endpoint: new URL(S3_ENDPOINT), region, bucket, accessKey, secretKey });
};

/** The bytes of evidence and the keys to them, for every process of this service. */
@Global()
@Module({
  providers: [
    { provide: MasterKey, inject: [CONFIG], useFactory: (config: Config) => MasterKey.from(config) },
    { provide: STORAGE, inject: [CONFIG, MasterKey], useFactory: storageOf },
    CaseKeysRepository,
  ],
  exports: [STORAGE, CaseKeysRepository],
})
export class StorageModule {}
