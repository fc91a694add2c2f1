import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { Cents } from '../money.js';

export const PlanId = z.enum(['free', 'complete', 'premium']).meta({ id: 'PlanId' });
export type PlanId = z.infer<typeof PlanId>;

/** The plans that cost something. */
export const PaidPlan = PlanId.exclude(['free']);
export type PaidPlan = z.infer<typeof PaidPlan>;

/** What can be bought. `price` is what is charged today, once, in cents; `regularPrice` what it is without an offer. */
export const Plan = z
  .object({
    id: PlanId,
    name: z.string(),
    price: Cents,
    regularPrice: Cents,
    /** The last day of the offer that makes `price` lower than `regularPrice`; null without an offer. */
    offerUntil: z.iso.date().nullable(),
    priceNote: z.string(),
    description: z.string(),
    features: z.array(z.string()),
    popular: z.boolean(),
  })
  .meta({ id: 'Plan' });
export type Plan = z.infer<typeof Plan>;

/** The one catalogue: the pricing page shows it, checkout charges by it. */
export const listPlans = endpoint('GET', '/api/plans', null, z.array(Plan), { audience: 'public' });

const inOrder: readonly PlanId[] = PlanId.options;

/** True when `plan` opens at least what `needed` opens. */
export const covers = (plan: PlanId, needed: PlanId): boolean => inOrder.indexOf(plan) >= inOrder.indexOf(needed);
