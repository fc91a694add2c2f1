import type { NeededSetting } from '@evenhand/service-kit/config/outside-localhost';
import { readConfig } from '@evenhand/service-kit/config/read-config';
import { ServiceConfig } from '@evenhand/service-kit/config/service-config';
import { OperatorAddresses } from '@evenhand/service-kit/operators/operator-addresses';
import { z } from 'zod';

export const Config = ServiceConfig.extend({
  /** Where the key that seals is made at the first start, unless one is given. */
  DATA_FOLDER: z.string().min(1),
  /** A PKCS#12 file with the key and certificate that seal, and its password. */
  SEAL_KEY_FILE: z.string().min(1).optional(),
  SEAL_KEY_PASSWORD: z.string().optional(),
  /** An RFC 3161 time-stamp authority; `off`, and on localhost without it, the service stamps by its own clock. */
  TIMESTAMP_URL: z.union([z.literal('off'), z.url({ protocol: /^https?$/ })]).optional(),
  /** Whether the test of the whole workflow may be run; unless said, on localhost alone. */
  SELF_TEST: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
  /** The proven addresses, separated by commas, of those who may run that test outside localhost. */
  OPERATOR_ADDRESSES: OperatorAddresses,
  /** How often the service looks for what ran out of time or stuck. */
  SWEEP_SECONDS: z.coerce.number().int().min(1).max(3_600).default(60),
}).superRefine((config, context) => {
  if (config.SEAL_KEY_FILE && config.SEAL_KEY_PASSWORD === undefined)
    context.addIssue({ code: 'custom', path: ['SEAL_KEY_PASSWORD'], message: 'is needed with SEAL_KEY_FILE' });
});
export type Config = z.infer<typeof Config>;

/** What the service does without on localhost: it makes its own key there, and stamps by its own clock. */
export const neededOutsideLocalhost: readonly NeededSetting[] = [
  { name: 'SEAL_KEY_FILE' },
  { name: 'SEAL_KEY_PASSWORD' },
  { name: 'TIMESTAMP_URL', unless: 'TIMESTAMP_URL=off' },
];

export const config = (): Readonly<Config> => readConfig(Config, process.env, { neededOutsideLocalhost });
