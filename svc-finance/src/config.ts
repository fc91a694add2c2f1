import { readConfig } from '@evenhand/service-kit/config/read-config';
import { ServiceConfig } from '@evenhand/service-kit/config/service-config';
import { z } from 'zod';

export const Config = ServiceConfig.extend({
  /** Processor seconds for one bank statement; the wall clock allows ten times as much. */
  STATEMENT_SECONDS: z.coerce.number().min(0.01).max(20).default(2),
  /** Milliseconds that adding a document waits for the event that its file is stored. */
  FILE_WAIT_MS: z.coerce.number().int().min(0).max(10_000).default(3_000),
});
export type Config = z.infer<typeof Config>;

export const config = (): Readonly<Config> => readConfig(Config, process.env);
