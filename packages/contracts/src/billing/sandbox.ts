import { z } from 'zod';
import { endpoint } from '../endpoint.js';

/** Test cards of the sandbox: numbers that Stripe documents for the same outcomes. */
export const sandboxCards = {
  success: '4242424242424242',
  decline: '4000000000000002',
  insufficientFunds: '4000000000009995',
  authentication: '4000002500003155',
  authenticationAlways: '4000000000003220',
  dispute: '4000000000000259',
  slow: '4000000000000077',
} as const;

const ClientSecret = z.string().min(1).max(300);
export const ConfirmSandboxCard = z.strictObject({ clientSecret: ClientSecret, card: z.string().regex(/^\d{12,19}$/) });
export type ConfirmSandboxCard = z.infer<typeof ConfirmSandboxCard>;
export const AuthenticateSandboxCard = z.strictObject({ clientSecret: ClientSecret, approve: z.boolean() });
export type AuthenticateSandboxCard = z.infer<typeof AuthenticateSandboxCard>;

/** The card's result; `message` is the sentence of a decline. */
export const SandboxOutcome = z
  .object({
    status: z.enum(['succeeded', 'processing', 'requires_action', 'declined']),
    message: z.string().nullable(),
  })
  .meta({ id: 'SandboxOutcome' });
export type SandboxOutcome = z.infer<typeof SandboxOutcome>;

/** The sandbox's counterpart of Stripe's own form; absent with Stripe. */
export const confirmSandboxCard = endpoint('POST', '/api/billing/sandbox/confirm', ConfirmSandboxCard, SandboxOutcome, {
  problems: ['not-found'],
});
export const authenticateSandboxCard = endpoint(
  'POST',
  '/api/billing/sandbox/authenticate',
  AuthenticateSandboxCard,
  SandboxOutcome,
  { problems: ['not-found'] },
);
