import { EmailAddress } from '@evenhand/contracts/email';
import type { NeededSetting } from '@evenhand/service-kit/config/outside-localhost';
import { readConfig } from '@evenhand/service-kit/config/read-config';
import { ServiceConfig } from '@evenhand/service-kit/config/service-config';
import { neededToStamp, timestampSettings } from '@evenhand/service-kit/time-stamps/timestamp-settings';
import { supportAddress } from '@evenhand/wording/contact';
import { z } from 'zod';
import { OperatorAddresses } from './operators/operator-addresses.js';

const isThisMachine = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Over http the issuer could be impersonated; localhost is exempt. */
const isSafeIssuer = (issuer: string) => issuer.startsWith('https:') || isThisMachine(new URL(issuer));

const Line = z.string().regex(/^\P{Cc}{2,300}$/u, 'must be one line of 2 to 300 characters');

export const Config = ServiceConfig.extend({
  ...timestampSettings,
  /** Idle timeout of a session. */
  SESSION_IDLE_MINUTES: z.coerce.number().int().min(5).max(1_440).default(30),
  /** Absolute timeout of a session. */
  SESSION_LONGEST_HOURS: z.coerce.number().int().min(1).max(168).default(12),
  /** From the end of all sessions to the search for what is left: longer than any request from before lives. */
  ERASURE_SETTLE_SECONDS: z.coerce.number().int().min(1).max(3_600).default(90),
  /** Receives the messages of the support form. */
  SUPPORT_ADDRESS: EmailAddress.default(supportAddress),
  /** Who sends the newsletter, and the mailing address, in one line each. */
  SENDER_NAME: Line.optional(),
  SENDER_ADDRESS: Line.optional(),
  /** Verified addresses of operators, comma-separated; they can read the site's counts. */
  OPERATOR_ADDRESSES: OperatorAddresses,
  /** OpenID Connect issuer; without it `/api/login` opens the sign-in dialog. */
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine(isSafeIssuer, 'must begin with https://')
    .optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
}).superRefine((config, context) => {
  if (!config.OIDC_ISSUER) return;
  for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const)
    if (!config[name]) context.addIssue({ code: 'custom', path: [name], message: 'is needed with OIDC_ISSUER' });
});
export type Config = z.infer<typeof Config>;

/** Optional on localhost only. */
export const neededOutsideLocalhost: readonly NeededSetting[] = [
  neededToStamp,
  { name: 'SENDER_NAME' },
  { name: 'SENDER_ADDRESS' },
];

export const config = (): Readonly<Config> => readConfig(Config, process.env, { neededOutsideLocalhost });
