import { z } from 'zod';
import { EmailAddress } from '../email.js';
import { endpoint } from '../endpoint.js';
import { LONGEST_PASSWORD, NewPassword } from './password.js';

/** How long a session that began with a proof of the address needs no current password. */
export const PROOF_MINUTES = 10;
export const RESET_LINK_MINUTES = 30;

/** How the person can sign in, and whether this session proved the address so lately that it needs no password. */
export const SignInWays = z
  .object({ hasPassword: z.boolean(), addressProvenLately: z.boolean() })
  .meta({ id: 'SignInWays' });
export type SignInWays = z.infer<typeof SignInWays>;

/** Left out where the address was proven lately, or where there is no password yet. */
const CurrentPassword = z.string().min(1).max(LONGEST_PASSWORD).optional();

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

/** False when the link was used, replaced or has run out. */
export const PasswordReset = z.object({ reset: z.boolean() }).meta({ id: 'PasswordReset' });
export type PasswordReset = z.infer<typeof PasswordReset>;

export const getSignInWays = endpoint('GET', '/api/auth/ways-to-sign-in', null, SignInWays);

/** Sets or changes the password. Every other session ends, and every other browser is forgotten. */
export const changePassword = endpoint('POST', '/api/auth/password/change', ChangePassword, null, { status: 204 });

/** From then on the account signs in by link. Every other session ends here too. */
export const removePassword = endpoint('POST', '/api/auth/password/remove', RemovePassword, null, { status: 204 });

export const sendResetLink = endpoint('POST', '/api/auth/password/reset-link', SendResetLink, ResetLinkSent, {
  audience: 'public',
});

/** Uses the link up and opens no session: all sessions end, and only this browser is remembered. */
export const resetPassword = endpoint('POST', '/api/auth/password/reset', ResetPassword, PasswordReset, {
  audience: 'public',
});
