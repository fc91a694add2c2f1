import { z } from 'zod';
import { EmailAddress } from '../email.js';
import { endpoint } from '../endpoint.js';
import { FACTOR_PROOF_MINUTES } from '../factor-proof.js';
import { LONGEST_PASSWORD, NewPassword } from './password.js';

/** A session that began with a proof of the address needs no current password for this long. */
export const PROOF_MINUTES = 10;
export const RESET_LINK_MINUTES = 30;

/** Ways to sign in, and whether the address was proven recently. */
export const SignInWays = z
  .object({ hasPassword: z.boolean(), addressProvenLately: z.boolean() })
  .meta({ id: 'SignInWays' });
export type SignInWays = z.infer<typeof SignInWays>;

/** Optional after a recent proof of the address, or without a password. */
export const CurrentPassword = z.string().min(1).max(LONGEST_PASSWORD).optional();

export const ChangePassword = z.strictObject({ currentPassword: CurrentPassword, newPassword: NewPassword });
export type ChangePassword = z.infer<typeof ChangePassword>;

export const RemovePassword = z.strictObject({ currentPassword: CurrentPassword });
export type RemovePassword = z.infer<typeof RemovePassword>;

export const SendResetLink = z.strictObject({ email: EmailAddress });
export type SendResetLink = z.infer<typeof SendResetLink>;

/** The same answer whether or not the address is known. */
export const ResetLinkSent = z.object({ success: z.literal(true) }).meta({ id: 'ResetLinkSent' });
export type ResetLinkSent = z.infer<typeof ResetLinkSent>;

export const ResetPassword = z.strictObject({ token: z.string().min(1).max(200), newPassword: NewPassword });
export type ResetPassword = z.infer<typeof ResetPassword>;

/** False when the link is used, replaced or expired. */
export const PasswordReset = z.object({ reset: z.boolean() }).meta({ id: 'PasswordReset' });
export type PasswordReset = z.infer<typeof PasswordReset>;

export const getSignInWays = endpoint('GET', '/api/auth/ways-to-sign-in', null, SignInWays);

/** Ends every other session and forgets every other browser. */
export const changePassword = endpoint('POST', '/api/auth/password/change', ChangePassword, null, {
  provenWithinMinutes: FACTOR_PROOF_MINUTES,
  status: 204,
});

/** The account signs in by link from then on. Ends every other session. */
export const removePassword = endpoint('POST', '/api/auth/password/remove', RemovePassword, null, {
  provenWithinMinutes: FACTOR_PROOF_MINUTES,
  status: 204,
});

export const sendResetLink = endpoint('POST', '/api/auth/password/reset-link', SendResetLink, ResetLinkSent, {
  audience: 'public',
});

/** Uses the link up and opens no session: all sessions end, and only this browser is remembered. */
export const resetPassword = endpoint('POST', '/api/auth/password/reset', ResetPassword, PasswordReset, {
  audience: 'public',
});
