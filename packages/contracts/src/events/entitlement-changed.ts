import { z } from 'zod';
import { PlanId } from '../billing/plans.js';
import { event } from './event.js';

export const EntitlementChanged = z.object({
  caseId: z.uuid(),
  plan: PlanId,
  /** The end of document access; null without a paid plan. */
  accessUntil: z.iso.datetime().nullable(),
  /** Counts up with each change of a case: of two that cross on their way, the higher one holds. */
  version: z.int().positive(),
});
export type EntitlementChanged = z.infer<typeof EntitlementChanged>;

/** svc-billing says it whenever a case has another plan open than before; who opens something by plan keeps it. */
export const entitlementChanged = event('entitlement.changed', EntitlementChanged);
