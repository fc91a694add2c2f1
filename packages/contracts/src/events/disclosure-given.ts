import { z } from 'zod';
import { EmailAddress } from '../email.js';
import { FinancialStatement } from '../finance/statement.js';
import { Party } from '../identity.js';
import { event } from './event.js';

export const DisclosureGiven = z.object({
  caseId: z.uuid(),
  /** Who disclosed; the partner only as far as `from` is the partner's address. */
  party: Party,
  statement: FinancialStatement,
  /** The address whose link and code the half was filled with; null for the owner's own. */
  from: EmailAddress.nullable().default(null),
  /** When it was opened first: the receipt; null before. */
  openedAt: z.iso.datetime().nullable(),
  /** The address whose link and code opened it; null where the owner did. */
  openedBy: EmailAddress.nullable().default(null),
});
export type DisclosureGiven = z.infer<typeof DisclosureGiven>;

/**
 * svc-finance says it when a disclosure is frozen, and again when an address opens it first; svc-intake attaches the
 * newest of each of the two to the agreement. In whatever order they come, they say the same.
 */
export const disclosureGiven = event('disclosure.given', DisclosureGiven);
