import type { Plan } from '@evenhand/contracts/billing/plans';
import { catalogueAt } from '../src/plans/catalogue.ts';

/** The prices in force on this day are published; rendered pages end an offer at its `offerUntil`. */
const PUBLISHED_AT = new Date('2026-11-21T12:00:00-05:00');

export const publishedPlans = (): Plan[] => catalogueAt(PUBLISHED_AT);
