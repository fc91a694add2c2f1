import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { PlanId } from './plans.js';

/** `isOver`: the plan's time has expired. */
export const OpenedPlan = z
  .object({ plan: PlanId, accessUntil: z.iso.datetime().nullable(), isOver: z.boolean() })
  .meta({ id: 'OpenedPlan' });
export type OpenedPlan = z.infer<typeof OpenedPlan>;

/** Answered by svc-intake from the event that it also enforces, so page and access agree. */
export const getOpenedPlan = endpoint('GET', '/api/intake/plan', null, OpenedPlan, { assurance: 'two' });
