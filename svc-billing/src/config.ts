import type { NeededSetting } from '@evenhand/service-kit/config/outside-localhost';
import { readConfig } from '@evenhand/service-kit/config/read-config';
import { ServiceConfig } from '@evenhand/service-kit/config/service-config';
import { Switch } from '@evenhand/service-kit/config/switch';
import { z } from 'zod';

const STRIPE_SETTINGS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

export const Config = ServiceConfig.extend({
  /** Stripe takes the cards when its keys are here; without them the sandbox does, and no money moves. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must be a secret key: sk_… or rk_…')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'must be a publishable key: pk_…').optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must be the signing secret of the webhook: whsec_…')
    .optional(),
  /** Says outside localhost that no money is meant to move: the sandbox, or test keys of Stripe, take test cards. */
  SANDBOX_PAYMENTS: Switch,
  /** Another address than Stripe's own, for tests against a double. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The GST/HST registration number that receipts show, once the company has one. */
  HST_NUMBER: z.string().min(9).optional(),
  /** How often payments are compared with the provider. */
  SWEEP_SECONDS: z.coerce.number().int().min(1).max(3_600).default(60),
}).superRefine((config, context) => {
  const missing = STRIPE_SETTINGS.filter((name) => config[name] === undefined);
  if (missing.length === STRIPE_SETTINGS.length) return;
  const message = 'is needed with the other two of Stripe: all three, or none';
  for (const name of missing) context.addIssue({ code: 'custom', path: [name], message });
});
export type Config = z.infer<typeof Config>;

/** Test cards pay on localhost, and elsewhere only where that was asked for. */
export const neededOutsideLocalhost: readonly NeededSetting[] = [
  { name: 'STRIPE_SECRET_KEY', begins: ['sk_live_', 'rk_live_'], unless: 'SANDBOX_PAYMENTS=true' },
];

export const config = (): Readonly<Config> => readConfig(Config, process.env, { neededOutsideLocalhost });
