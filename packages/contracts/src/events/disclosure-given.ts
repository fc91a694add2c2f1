import { z } from 'zod';
import { EmailAddress } from '../email.js';
import { FinancialStatement } from '../finance/statement.js';
import { Party } from '../identity.js';
import { event } from './event.js';

export const DisclosureGiven = z.object({
  caseId: z.uuid(),
  /** `partner` only if `from` is the partner's address. */
  party: Party,
  statement: FinancialStatement,
  /** The address that filled the half; null for the owner. */
  from: EmailAddress.nullable().default(null),
  /** The receipt: first opening; null before. */
  openedAt: z.iso.datetime().nullable(),
  /** The address that opened it; null for the owner. */
  openedBy: EmailAddress.nullable().default(null),
});
export type DisclosureGiven = z.infer<typeof DisclosureGiven>;

/**
 * By svc-finance, when a disclosure is frozen and when an address first opens it; svc-intake attaches the newest of
 * each party. Independent of order.
 */
export const disclosureGiven = event('disclosure.given', DisclosureGiven);
