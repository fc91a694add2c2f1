import { z } from 'zod';
import { EmailAddress } from '../email.js';
import { event } from './event.js';

export const PersonRegistered = z.object({
  personId: z.uuid(),
  caseId: z.uuid(),
  email: EmailAddress,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
});
export type PersonRegistered = z.infer<typeof PersonRegistered>;

/** By svc-auth for a new person, who gets a case, and again as their address changes. */
export const personRegistered = event('person.registered', PersonRegistered);
