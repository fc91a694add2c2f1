import { z } from 'zod';
import { Moment } from '../dates.js';
import { event } from './event.js';

export const AddressProven = z.object({
  personId: z.uuid(),
  caseId: z.uuid(),
  at: Moment,
  /** The proof came from a browser that was not signed in to the account: a stranger may have filled the case before. */
  contentMayBeForeign: z.boolean(),
});
export type AddressProven = z.infer<typeof AddressProven>;

/**
 * svc-auth says it once for each person: they read the mailbox of their address. Links, accesses and invitations that
 * were made before `at` end, since whoever made them may have been somebody else.
 */
export const addressProven = event('address.proven', AddressProven);
