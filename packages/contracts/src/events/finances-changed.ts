import { z } from 'zod';
import { event } from './event.js';

/** Progress of the owner's disclosure. `sequence` rises within a case: an older event is ignored. */
export const FinancesChanged = z.object({
  caseId: z.uuid(),
  sequence: z.int(),
  at: z.iso.datetime(),
  assets: z.int(),
  debts: z.int(),
  incomes: z.int(),
  /** Of the ten required documents. */
  documentsProvided: z.int(),
  /** Values at marriage or separation that the division of a married couple's property needs. */
  missingValues: z.int().default(0),
  /** Last freeze, and its opening by the partner; null before. */
  frozenAt: z.iso.datetime().nullable(),
  openedByPartnerAt: z.iso.datetime().nullable(),
});
export type FinancesChanged = z.infer<typeof FinancesChanged>;

/** By svc-finance, on every change; svc-intake stores it for the case bar and the dashboard. */
export const financesChanged = event('finances.changed', FinancesChanged);
