import { z } from 'zod';
import { Moment } from '../dates.js';
import { EmailAddress } from '../email.js';
import { event } from './event.js';

export const SecondFactorChanged = z.object({
  personId: z.uuid(),
  caseId: z.uuid(),
  /** Null without an address, and in events of earlier releases. */
  email: EmailAddress.nullable().default(null),
  isSetUp: z.boolean(),
  at: Moment,
});
export type SecondFactorChanged = z.infer<typeof SecondFactorChanged>;

/**
 * By svc-auth, as the first factor is set up, as the last one is removed, and again with each sign-in that proves one.
 * Links to the address of the person open after a proof of it.
 */
export const secondFactorChanged = event('second-factor.changed', SecondFactorChanged);
