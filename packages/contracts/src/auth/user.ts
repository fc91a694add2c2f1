import { z } from 'zod';
import { Moment } from '../dates.js';
import { EmailAddress } from '../email.js';
import { endpoint } from '../endpoint.js';
import { PersonName } from '../person-name.js';

export const CurrentUser = z
  .object({
    id: z.uuid(),
    email: EmailAddress,
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    profileImageUrl: z.url().nullable(),
    /** Proven by a sign-in link, or by an issuer that verified the address. */
    addressProven: z.boolean(),
    /** Idle end and absolute end. */
    session: z.object({ idleEndsAt: Moment, endsAt: Moment }),
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.infer<typeof CurrentUser>;

export const getCurrentUser = endpoint('GET', '/api/auth/user', null, CurrentUser, { assurance: 'one' });

export const ChangeName = z.strictObject({ firstName: PersonName, lastName: PersonName });
export type ChangeName = z.infer<typeof ChangeName>;

/** The name of the account. Those of an agreement are its answers. */
export const changeName = endpoint('PATCH', '/api/auth/user', ChangeName, CurrentUser);

/** Answers the warning two minutes before the idle limit. */
export const keepSession = endpoint('POST', '/api/auth/session/keep', null, CurrentUser);
