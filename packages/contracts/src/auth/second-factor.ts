import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { FACTOR_PROOF_MINUTES } from '../factor-proof.js';
import { OneTimeCode } from '../one-time-code.js';
import { Passkey } from './passkeys.js';

export const RECOVERY_CODES = 10;

/**
 * `abcd-efgh-jkmn-pqrs`: 80 bits in lower-case letters and digits that are not confused with one another. Accepted with
 * any spaces and hyphens, or none.
 */
export const RecoveryCode = z
  .string()
  .max(60)
  .toLowerCase()
  .overwrite((code) => code.replaceAll(/[\s\p{Pd}]/gu, '').replace(/^(.{4})(.{4})(.{4})(.{4})$/, '$1-$2-$3-$4'))
  .regex(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);

export const SecondFactor = z
  .object({
    /** Null without an app. */
    appSince: Moment.nullable(),
    passkeys: z.array(Passkey),
    recoveryCodes: z.object({ left: z.int().min(0), madeAt: Moment }).nullable(),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.infer<typeof SecondFactor>;

/** `secret` in base32 for typing, `uri` (`otpauth:`) for the QR code. Works once it is confirmed. */
export const AppSecret = z.object({ secret: z.string(), uri: z.string() }).meta({ id: 'AppSecret' });
export type AppSecret = z.infer<typeof AppSecret>;

export const ConfirmApp = z.strictObject({ code: OneTimeCode });
export type ConfirmApp = z.infer<typeof ConfirmApp>;

/** Shown once; only their digests are stored. Empty where an earlier factor has some left. */
export const NewRecoveryCodes = z.object({ codes: z.array(z.string()) }).meta({ id: 'NewRecoveryCodes' });
export type NewRecoveryCodes = z.infer<typeof NewRecoveryCodes>;

/** A code of the app, or an unused recovery code. */
export const ProveSecondFactor = z.strictObject({ code: z.union([OneTimeCode, RecoveryCode]) });
export type ProveSecondFactor = z.infer<typeof ProveSecondFactor>;

/** What the person can prove the second factor with; a recovery code always. `isDue`: the sign-in is incomplete. */
export const ProofWays = z
  .object({ app: z.boolean(), passkey: z.boolean(), isDue: z.boolean() })
  .meta({ id: 'ProofWays' });
export type ProofWays = z.infer<typeof ProofWays>;

export const getProofWays = endpoint('GET', '/api/auth/second-factor/ways', null, ProofWays, {
  assurance: 'one',
});

export const getSecondFactor = endpoint('GET', '/api/auth/second-factor', null, SecondFactor, { assurance: 'two' });

/** A first factor needs a session that began with a recent proof of the address: others may have the password. */
export const beginApp = endpoint('POST', '/api/auth/second-factor/app', null, AppSecret, {
  provenWithinMinutes: FACTOR_PROOF_MINUTES,
  problems: ['address-not-proven', 'already-done'],
});

/** Ends every other session and forgets every other browser. */
export const confirmApp = endpoint('POST', '/api/auth/second-factor/app/confirm', ConfirmApp, NewRecoveryCodes, {
  provenWithinMinutes: FACTOR_PROOF_MINUTES,
  problems: ['already-done', 'no-second-factor'],
});

/** With the last factor, also the recovery codes. Ends every other session and forgets every other browser. */
export const removeApp = endpoint('DELETE', '/api/auth/second-factor/app', null, null, {
  provenWithinMinutes: FACTOR_PROOF_MINUTES,
  status: 204,
  problems: ['no-second-factor'],
});

/** Ends the earlier ones. */
export const makeRecoveryCodes = endpoint('POST', '/api/auth/second-factor/recovery-codes', null, NewRecoveryCodes, {
  provenWithinMinutes: FACTOR_PROOF_MINUTES,
  records: 'recovery-codes-made',
  problems: ['no-second-factor'],
});

/** Completes a sign-in, or renews the proof of a session. Cancels a recovery that waits. */
export const proveSecondFactor = endpoint('POST', '/api/auth/second-factor/proof', ProveSecondFactor, null, {
  assurance: 'one',
  status: 204,
  problems: ['no-second-factor'],
});
