import { z } from 'zod';
import { IsoDate } from '../dates.js';
import { relationshipTypes } from '../intake/choices.js';
import { event } from './event.js';

/** What the answers say of the two of them. Null stands for what is not answered yet. */
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

/** svc-intake says it whenever one of these answers changes; svc-finance divides property by it. */
export const coupleDescribed = event('couple.described', CoupleDescribed);
