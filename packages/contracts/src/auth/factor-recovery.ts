import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';

/** The wait before a person without app and recovery codes signs in again. */
export const RECOVERY_HOURS = 72;

/** `isOver`: the wait has ended. `askedHere`: by this browser, the only one that completes it. */
export const FactorRecovery = z
  .object({ opensAt: Moment, isOver: z.boolean(), askedHere: z.boolean() })
  .meta({ id: 'FactorRecovery' });
export type FactorRecovery = z.infer<typeof FactorRecovery>;

export const AnnouncedRecovery = z
  .object({
    recovery: FactorRecovery.nullable(),
    /** Of the session's person alone; without the new address, which others at the computer could read. */
    addressChange: z.object({ opensAt: Moment }).nullable().default(null),
    /** Of everything that the session's person has. */
    deletion: z.object({ dueAt: Moment }).nullable().default(null),
  })
  .meta({ id: 'AnnouncedRecovery' });
export type AnnouncedRecovery = z.infer<typeof AnnouncedRecovery>;

/** In a session, of its person alone; without one, of the people for whom this browser is known. */
export const getAnnouncedRecovery = endpoint('GET', '/api/auth/second-factor/recovery', null, AnnouncedRecovery, {
  audience: 'public',
});

/** Begins the wait and announces it by mail and in every known browser. Again from the same browser: the same wait; each browser has its own. */
export const askRecovery = endpoint('POST', '/api/auth/second-factor/recovery', null, FactorRecovery, {
  assurance: 'one',
  problems: ['no-second-factor'],
});

/** Stops every recovery of the person. A mailbox or a known browser without the factor does not. */
export const cancelRecovery = endpoint('POST', '/api/auth/second-factor/recovery/cancel', null, null, {
  assurance: 'two',
  status: 204,
});

/** Removes the second factor after the wait. Ends every other session and forgets every other browser. */
export const finishRecovery = endpoint('POST', '/api/auth/second-factor/recovery/finish', null, null, {
  assurance: 'one',
  status: 204,
  problems: ['no-second-factor', 'recovery-not-open'],
});
