import { openTimestampAuthority } from '@evenhand/service-kit/time-stamps/open-timestamp-authority';
import type { TimestampAuthority } from '@evenhand/service-kit/time-stamps/timestamp-authority';
import type { Config } from '../config/config.js';
import { type SealingKey, sealingKey } from './seal/sealing-key.js';

export interface SealingTools {
  key: SealingKey;
  timestampAuthority: TimestampAuthority;
}

type Settings = Pick<Config, 'DATA_FOLDER' | 'SEAL_KEY_FILE' | 'SEAL_KEY_PASSWORD' | 'TIMESTAMP_URL'>;

export const openTools = async (settings: Settings): Promise<SealingTools> => {
  const { DATA_FOLDER: dataFolder, SEAL_KEY_FILE: file, SEAL_KEY_PASSWORD: password = '' } = settings;
  return {
    key: await sealingKey({ dataFolder, ...(file && { p12: { file, password } }) }),
    timestampAuthority: await openTimestampAuthority(settings),
  };
};
