import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { PlanId } from './plans.js';

/** What a case has open now. `isOver` tells a plan whose time has run out. */
export const OpenedPlan = z
  .object({ plan: PlanId, accessUntil: z.iso.datetime().nullable(), isOver: z.boolean() })
  .meta({ id: 'OpenedPlan' });
export type OpenedPlan = z.infer<typeof OpenedPlan>;

/** svc-intake answers it from what it was told, so a page says the same as the doors that it leads to. */
export const getOpenedPlan = endpoint('GET', '/api/intake/plan', null, OpenedPlan);
