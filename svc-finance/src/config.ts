import { readConfig } from '@evenhand/service-kit/config/read-config';
import { MasterKeys, ServiceConfig } from '@evenhand/service-kit/config/service-config';
import { keySettings, needsToken } from '@evenhand/service-kit/keys/key-settings';
import { z } from 'zod';

export const Config = ServiceConfig.extend({
  ...keySettings,
  /** 32 bytes in base64. Wraps the keys of cases: without it nothing of the finances can be read again. */
  CASE_MASTER_KEY: MasterKeys.optional(),
  /** Processor seconds for one bank statement; the wall clock allows ten times as much. */
  STATEMENT_SECONDS: z.coerce.number().min(0.01).max(20).default(2),
  /** Milliseconds that adding a document waits for the event that its file is stored. */
  FILE_WAIT_MS: z.coerce.number().int().min(0).max(10_000).default(3_000),
}).superRefine(needsToken);
export type Config = z.infer<typeof Config>;

export const neededOutsideLocalhost = [{ name: 'CASE_MASTER_KEY' }];

export const config = (): Readonly<Config> => readConfig(Config, process.env, { neededOutsideLocalhost });
