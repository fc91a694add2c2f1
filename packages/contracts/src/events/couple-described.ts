import { z } from 'zod';
import { IsoDate } from '../dates.js';
import { relationshipTypes } from '../intake/choices.js';
import { event } from './event.js';

/** The couple by the answers; null while unanswered. */
export const CoupleDescribed = z.object({
  caseId: z.uuid(),
  relationshipType: z.enum(relationshipTypes).nullable(),
  marriageDate: IsoDate.nullable(),
  separationDate: IsoDate.nullable(),
  haveChildren: z.boolean(),
  ownerName: z.string().nullable(),
  partnerName: z.string().nullable(),
});
export type CoupleDescribed = z.infer<typeof CoupleDescribed>;

/** By svc-intake, on every change of these answers; svc-finance divides property by them. */
export const coupleDescribed = event('couple.described', CoupleDescribed);
