import type { NeededSetting } from '@evenhand/service-kit/config/outside-localhost';
import { readConfig } from '@evenhand/service-kit/config/read-config';
import { MasterKeys, ServiceConfig } from '@evenhand/service-kit/config/service-config';
import { keySettings, needsToken } from '@evenhand/service-kit/keys/key-settings';
import { neededToStamp, timestampSettings } from '@evenhand/service-kit/time-stamps/timestamp-settings';
import { z } from 'zod';

export const Config = ServiceConfig.extend({
  ...timestampSettings,
  ...keySettings,
  /** 32 bytes in base64. Wraps the keys of cases: without it no answer and no agreement can be read again. */
  CASE_MASTER_KEY: MasterKeys.optional(),
  /** A PKCS#12 file with the sealing key and certificate, and its password. */
  SEAL_KEY_FILE: z.string().min(1).optional(),
  SEAL_KEY_PASSWORD: z.string().optional(),
  /** Whether the self-test may run; by default on localhost only. */
  SELF_TEST: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
  /** The verified addresses, comma-separated, that may run the self-test outside localhost. */
  /** The days from the second approval to the first signature; docs/decisions/cooling-off.md. */
  COOLING_OFF_DAYS: z.coerce.number().int().min(1).max(30).default(3),
  /** The interval of the sweep for expired and stuck work. */
  SWEEP_SECONDS: z.coerce.number().int().min(1).max(3_600).default(60),
}).superRefine((config, context) => {
  if (config.SEAL_KEY_FILE && config.SEAL_KEY_PASSWORD === undefined)
    context.addIssue({ code: 'custom', path: ['SEAL_KEY_PASSWORD'], message: 'is needed with SEAL_KEY_FILE' });
  needsToken(config, context);
});
export type Config = z.infer<typeof Config>;

/** Optional on localhost, where the service creates a key and time stamps by its clock. */
export const neededOutsideLocalhost: readonly NeededSetting[] = [
  { name: 'SEAL_KEY_FILE' },
  { name: 'SEAL_KEY_PASSWORD' },
  neededToStamp,
  { name: 'CASE_MASTER_KEY' },
];

export const config = (): Readonly<Config> => readConfig(Config, process.env, { neededOutsideLocalhost });
