import { z } from 'zod';
import { EmailAddress } from '../email.js';
import { endpoint } from '../endpoint.js';
import { PathOfThisSite } from './return-to.js';

export const MAGIC_LINK_MINUTES = 15;

export const SendMagicLink = z.strictObject({
  email: EmailAddress,
  returnTo: PathOfThisSite.optional(),
});
export type SendMagicLink = z.infer<typeof SendMagicLink>;

/** The same answer whether or not the address is known. */
export const MagicLinkSent = z.object({ success: z.literal(true) }).meta({ id: 'MagicLinkSent' });
export type MagicLinkSent = z.infer<typeof MagicLinkSent>;

export const VerifyMagicLink = z.strictObject({
  token: z.string().min(1).max(200),
  email: EmailAddress,
  /** The person confirmed signing out of the current account. */
  replaceSession: z.boolean().optional(),
});
export type VerifyMagicLink = z.infer<typeof VerifyMagicLink>;

/**
 * `token`: public handle of the session (kept by the client as auth_token), no credential. `returnTo`: from the request
 * for the link. `asksToReplace`: the link is valid, was requested in another browser, and this browser is signed in to
 * another account; resend with `replaceSession`.
 */
export const MagicLinkVerified = z
  .object({
    verified: z.boolean(),
    token: z.string().optional(),
    returnTo: PathOfThisSite.optional(),
    asksToReplace: z.object({ signedInAs: EmailAddress, linkFor: EmailAddress }).optional(),
  })
  .meta({ id: 'MagicLinkVerified' });
export type MagicLinkVerified = z.infer<typeof MagicLinkVerified>;

export const sendMagicLink = endpoint('POST', '/api/auth/magic-link/send', SendMagicLink, MagicLinkSent, {
  audience: 'public',
});
export const verifyMagicLink = endpoint('POST', '/api/auth/magic-link/verify', VerifyMagicLink, MagicLinkVerified, {
  audience: 'public',
});
