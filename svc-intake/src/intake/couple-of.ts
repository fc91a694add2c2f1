import type { CoupleDescribed } from '@evenhand/contracts/events/couple-described';
import type { IntakeRow } from '../answers/intake.entity.js';

/** The couple's facts for the other services. */
export const coupleOf = ({ caseId, record }: Pick<IntakeRow, 'caseId' | 'record'>): CoupleDescribed => ({
  caseId,
  relationshipType: record.relationshipType ?? null,
  marriageDate: record.marriageDate ?? null,
  separationDate: record.separationDate ?? null,
  haveChildren: record.hasChildren ?? false,
  ownerName: record.userName ?? null,
  partnerName: record.partnerName ?? null,
});
