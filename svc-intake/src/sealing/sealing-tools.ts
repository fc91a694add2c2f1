import type { TimestampAuthority } from '@libpdf/core';
import type { Config } from '../config/config.js';
import { HttpTimestampAuthority } from './seal/http-timestamp-authority.js';
import { LocalTimestampAuthority } from './seal/local-timestamp-authority.js';
import { type SealingKey, sealingKey } from './seal/sealing-key.js';

export interface SealingTools {
  key: SealingKey;
  timestampAuthority: TimestampAuthority;
}

type Settings = Pick<Config, 'DATA_FOLDER' | 'SEAL_KEY_FILE' | 'SEAL_KEY_PASSWORD' | 'TIMESTAMP_URL'>;

export const openTools = async ({
  DATA_FOLDER: dataFolder,
  SEAL_KEY_FILE: file,
  SEAL_KEY_PASSWORD: password = '',
  TIMESTAMP_URL: url,
}: Settings): Promise<SealingTools> => ({
  key: await sealingKey({ dataFolder, ...(file && { p12: { file, password } }) }),
  timestampAuthority:
    url && url !== 'off' ? new HttpTimestampAuthority(new URL(url)) : await LocalTimestampAuthority.open(dataFolder),
});
