import { z } from 'zod';
import { AssetGoesTo } from '../finance/assets.js';
import { DebtGoesTo } from '../finance/debts.js';
import { Ownership } from '../finance/items.js';
import { event } from './event.js';

/** An item as the agreement reads it: what it is called, whose it is, to whom it goes. No amounts. */
const DividedItem = z.object({
  id: z.uuid(),
  kind: z.enum(['asset', 'debt']),
  name: z.string(),
  ownership: Ownership,
  goesTo: z.union([AssetGoesTo, DebtGoesTo]).nullable(),
  isDeleted: z.boolean(),
});

/**
 * How far the disclosure of a case is, and which item changed, if one did. `sequence` counts up within a case: an
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
  item: DividedItem.nullable(),
});
export type FinancesChanged = z.infer<typeof FinancesChanged>;

/** svc-finance says it with every change; svc-intake keeps it for the dashboard, the checklist and the agreement. */
export const financesChanged = event('finances.changed', FinancesChanged);
