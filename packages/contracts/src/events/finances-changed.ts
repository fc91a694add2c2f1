import { z } from 'zod';
import { event } from './event.js';

/**
 * How far the owner's disclosure of a case is. `sequence` counts up within a case: an
 * event that is overtaken by a later one says nothing new.
 */
export const FinancesChanged = z.object({
  caseId: z.uuid(),
  sequence: z.int(),
  at: z.iso.datetime(),
  assets: z.int(),
  debts: z.int(),
  incomes: z.int(),
  /** Of the ten required documents. */
  documentsProvided: z.int(),
  /** When the disclosure was frozen last, and when the partner opened that one; null while neither happened. */
  frozenAt: z.iso.datetime().nullable(),
  openedByPartnerAt: z.iso.datetime().nullable(),
});
export type FinancesChanged = z.infer<typeof FinancesChanged>;

/** svc-finance says it with every change; svc-intake keeps it for the bar of the case and the dashboard. */
export const financesChanged = event('finances.changed', FinancesChanged);
