import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { Cents } from '../money.js';

export const PlanId = z.enum(['free', 'complete', 'premium']).meta({ id: 'PlanId' });
export type PlanId = z.infer<typeof PlanId>;

/** What can be bought. `price` is what is charged today, once, in cents; `regularPrice` what it is without an offer. */
export const Plan = z
  .object({
    id: PlanId,
    name: z.string(),
    price: Cents,
    regularPrice: Cents,
    priceNote: z.string(),
    description: z.string(),
    features: z.array(z.string()),
    popular: z.boolean(),
  })
  .meta({ id: 'Plan' });
export type Plan = z.infer<typeof Plan>;

/** The one catalogue: the pricing page shows it, checkout charges by it. */
export const listPlans = endpoint('GET', '/api/plans', null, z.array(Plan), { audience: 'public' });
