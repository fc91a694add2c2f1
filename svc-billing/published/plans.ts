import { Plan } from '@evenhand/contracts/billing/plans';
import { z } from 'zod';
import { catalogueAt } from '../src/plans/catalogue.ts';

/** The prices in force on this day are published; rendered pages end an offer at its `offerUntil`. */
const PUBLISHED_AT = new Date('2026-11-21T12:00:00-05:00');

/** As `GET /api/plans` answers them. */
export const publishedPlans = (): z.output<typeof Plan>[] => z.decode(z.array(Plan), catalogueAt(PUBLISHED_AT));
