import { readConfig } from '@evenhand/service-kit/config/read-config';
import { ServiceConfig } from '@evenhand/service-kit/config/service-config';
import { z } from 'zod';

export const Config = ServiceConfig.extend({
  /** How much of the processor the reading of one bank statement may take; ten times as long on the clock. */
  STATEMENT_SECONDS: z.coerce.number().min(0.01).max(20).default(2),
  /** How long the adding of a paper waits for the word that its file is kept, in milliseconds. */
  FILE_WAIT_MS: z.coerce.number().int().min(0).max(10_000).default(3_000),
});
export type Config = z.infer<typeof Config>;

export const config = (): Readonly<Config> => readConfig(Config, process.env);
