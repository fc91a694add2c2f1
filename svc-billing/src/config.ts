import { readConfig } from '@evenhand/service-kit/config/read-config';
import { ServiceConfig } from '@evenhand/service-kit/config/service-config';
import { z } from 'zod';

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
  /** Another address than Stripe's own, for tests against a double. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The GST/HST registration number that receipts show, once the company has one. */
  HST_NUMBER: z.string().min(9).optional(),
  /** How often payments are compared with the provider. */
  SWEEP_SECONDS: z.coerce.number().int().min(1).max(3_600).default(60),
}).superRefine((config, context) => {
  const given = [config.STRIPE_SECRET_KEY, config.STRIPE_PUBLISHABLE_KEY, config.STRIPE_WEBHOOK_SECRET];
  if (given.every((key) => key === undefined) || given.every((key) => key !== undefined)) return;
  const message = 'is needed with STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET: all three, or none';
  context.addIssue({ code: 'custom', path: ['STRIPE_SECRET_KEY'], message });
});
export type Config = z.infer<typeof Config>;

export const config = (): Readonly<Config> => readConfig(Config, process.env);
