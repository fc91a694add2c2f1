import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { Cents } from '../money.js';

/** What can be bought, as pages and checkout show it. The server's catalogue is the only place that knows a price. */
export const Plan = z
  .object({
    id: z.enum(['free', 'complete', 'premium']),
    name: z.string(),
    /** What is paid today. */
    price: Cents,
    /** The usual price, where `price` is introductory. */
    regularPrice: Cents.nullable(),
    priceNote: z.string(),
    description: z.string(),
    features: z.array(z.string()),
    popular: z.boolean(),
  })
  .meta({ id: 'Plan' });
export type Plan = z.infer<typeof Plan>;

export const listPlans = endpoint('GET', '/api/plans', null, z.array(Plan), { audience: 'public' });
