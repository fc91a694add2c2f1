import { z } from 'zod';
import { FinancialStatement } from '../finance/statement.js';
import { Party } from '../identity.js';
import { event } from './event.js';

export const DisclosureGiven = z.object({
  caseId: z.uuid(),
  /** Who disclosed. */
  party: Party,
  statement: FinancialStatement,
  /** When the other of the two opened it: the receipt; null before. */
  openedAt: z.iso.datetime().nullable(),
});
export type DisclosureGiven = z.infer<typeof DisclosureGiven>;

/**
 * svc-finance says it when a disclosure is frozen, and again when it is opened first; svc-intake attaches the newest of
 * each of the two to the agreement. In whatever order they come, they say the same.
 */
export const disclosureGiven = event('disclosure.given', DisclosureGiven);
