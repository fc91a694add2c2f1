import { z } from 'zod';
import { endpoint } from '../endpoint.js';

/** How long the link of a notice about the account works. */
export const NOT_ME_DAYS = 14;

export const DisownSignIn = z.strictObject({ token: z.string().min(1).max(200) });
export type DisownSignIn = z.infer<typeof DisownSignIn>;

/** False when the link is used or expired. */
export const SignInDisowned = z.object({ done: z.boolean() }).meta({ id: 'SignInDisowned' });
export type SignInDisowned = z.infer<typeof SignInDisowned>;

/** Ends all sessions, removes the password and cancels pending links. */
export const disownSignIn = endpoint('POST', '/api/auth/not-me', DisownSignIn, SignInDisowned, { audience: 'public' });
