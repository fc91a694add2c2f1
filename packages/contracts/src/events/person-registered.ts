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

/** svc-auth says it once for each new person; svc-intake opens the case and greets them by name. */
export const personRegistered = event('person.registered', PersonRegistered);
