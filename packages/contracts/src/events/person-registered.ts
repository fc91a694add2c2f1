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

/** By svc-auth, once per new person; svc-intake opens the case and sends the greeting. */
export const personRegistered = event('person.registered', PersonRegistered);
