import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { Dollars } from '../money.js';

export const PlanId = z.enum(['free', 'complete', 'premium']).meta({ id: 'PlanId' });
export type PlanId = z.infer<typeof PlanId>;

export const PaidPlan = PlanId.exclude(['free']);
export type PaidPlan = z.infer<typeof PaidPlan>;

/** `price` is charged once today, `regularPrice` is the price without an offer. */
export const Plan = z
  .object({
    id: PlanId,
    name: z.string(),
    price: Dollars,
    regularPrice: Dollars,
    /** Null without an offer. */
    offerUntil: z.iso.date().nullable(),
    priceNote: z.string(),
    description: z.string(),
    features: z.array(z.string()),
    popular: z.boolean(),
  })
  .meta({ id: 'Plan' });
/** Amounts in cents. */
export type Plan = z.input<typeof Plan>;

/** Source of the pricing page and of every charge. */
export const listPlans = endpoint('GET', '/api/plans', null, z.array(Plan), { audience: 'public' });

const inOrder: readonly PlanId[] = PlanId.options;

export const covers = (plan: PlanId, needed: PlanId): boolean => inOrder.indexOf(plan) >= inOrder.indexOf(needed);
