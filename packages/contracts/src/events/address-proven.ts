import { z } from 'zod';
import { Moment } from '../dates.js';
import { event } from './event.js';

export const AddressProven = z.object({
  personId: z.uuid(),
  caseId: z.uuid(),
  at: Moment,
  /** The proof came from a browser without this account's session: a stranger may have filled the case. */
  contentMayBeForeign: z.boolean(),
});
export type AddressProven = z.infer<typeof AddressProven>;

/**
 * Published by svc-auth, once per person: the address is proven. Links, accesses and invitations made before `at` end,
 * because a stranger may have made them.
 */
export const addressProven = event('address.proven', AddressProven);
