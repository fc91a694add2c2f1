import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';

/** Fields whose words go into the agreement as written. */
const ownWords = [
  'homeDivisionDescription',
  'customScheduleNotes',
  'childSupportReason',
  'spousalSupportDuration',
  'spousalSupportReason',
  'assetDivisionDescription',
  'debtDivisionDescription',
] as const satisfies readonly IntakeField[];

/** What a person wrote in their own words, field by field; what is empty is left out. */
export const writtenWords = (record: IntakeRecord): { field: (typeof ownWords)[number]; text: string }[] =>
  ownWords.flatMap((field) => {
    const text = record[field]?.trim();
    return text ? [{ field, text }] : [];
  });
