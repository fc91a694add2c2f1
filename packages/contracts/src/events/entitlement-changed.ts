import { z } from 'zod';
import { PlanId } from '../billing/plans.js';
import { event } from './event.js';

export const EntitlementChanged = z.object({
  caseId: z.uuid(),
  plan: PlanId,
  /** The end of document access; null without a paid plan. */
  accessUntil: z.iso.datetime().nullable(),
  /** Rises with each change of a case: the higher version wins. */
  version: z.int().positive(),
});
export type EntitlementChanged = z.infer<typeof EntitlementChanged>;

/** By svc-billing, when the open plan of a case changes; services that enforce plans store it. */
export const entitlementChanged = event('entitlement.changed', EntitlementChanged);
