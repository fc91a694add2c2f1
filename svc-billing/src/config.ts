import type { NeededSetting } from '@evenhand/service-kit/config/outside-localhost';
import { readConfig } from '@evenhand/service-kit/config/read-config';
import { ServiceConfig, Switch } from '@evenhand/service-kit/config/service-config';
import { z } from 'zod';

const STRIPE_SETTINGS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

export const Config = ServiceConfig.extend({
  /** With Stripe's keys cards are charged; without them the sandbox is used and no money moves. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must be a secret key: sk_… or rk_…')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'must be a publishable key: pk_…').optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must be the signing secret of the webhook: whsec_…')
    .optional(),
  /** Confirms, outside localhost, that test cards are intended. */
  SANDBOX_PAYMENTS: Switch,
  /** Stripe's API at another address, for tests. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The GST/HST registration number on receipts. */
  HST_NUMBER: z
    .string()
    .regex(/^\d{5} ?\d{4} ?RT ?\d{4}$/, 'must be a GST/HST registration number: 123456789 RT0001')
    .optional(),
  /** Interval of the reconciliation with the provider. */
  SWEEP_SECONDS: z.coerce.number().int().min(1).max(3_600).default(60),
}).superRefine((config, context) => {
  const missing = STRIPE_SETTINGS.filter((name) => config[name] === undefined);
  if (missing.length === STRIPE_SETTINGS.length) return;
  const message = 'is needed with the other two of Stripe: all three, or none';
  for (const name of missing) context.addIssue({ code: 'custom', path: [name], message });
});
export type Config = z.infer<typeof Config>;

/** Test cards are accepted on localhost; elsewhere SANDBOX_PAYMENTS is required. A receipt with HST states the number. */
export const neededOutsideLocalhost: readonly NeededSetting[] = [
  { name: 'STRIPE_SECRET_KEY', begins: ['sk_live_', 'rk_live_'], unless: 'SANDBOX_PAYMENTS=true' },
  { name: 'HST_NUMBER', unless: 'SANDBOX_PAYMENTS=true' },
];

export const config = (): Readonly<Config> => readConfig(Config, process.env, { neededOutsideLocalhost });
