import { z } from 'zod';
import { Moment } from '../dates.js';
import { EmailAddress } from '../email.js';
import { endpoint } from '../endpoint.js';

/** The person signed in, as every page may show them. */
export const CurrentUser = z
  .object({
    id: z.uuid(),
    email: EmailAddress,
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    profileImageUrl: z.url().nullable(),
    /** They have shown that they read the mailbox of `email`: by a sign-in link, or through an issuer that checked it. */
    addressProven: z.boolean(),
    /** When the session ends if nothing is done, and when it ends in any case. */
    session: z.object({ idleEndsAt: Moment, endsAt: Moment }),
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.infer<typeof CurrentUser>;

export const getCurrentUser = endpoint('GET', '/api/auth/user', null, CurrentUser);

/** Keeps the session alive: the answer to the warning two minutes before the idle limit. */
export const keepSession = endpoint('POST', '/api/auth/session/keep', null, CurrentUser);
