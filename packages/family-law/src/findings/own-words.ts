import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import { type NeededField, questions } from '../agreement/questions.js';
import { releaseAnswers } from '../clauses/release-reasons.js';

interface Words {
  field: IntakeField;
  /** What the answer is called. */
  called: string;
  text: string;
}

/** Fields whose words go into the agreement as written. */
const ownWords = [
  'homeDivisionDescription',
  'customScheduleNotes',
  'childSupportReason',
  'spousalSupportDuration',
  'spousalSupportReason',
  'assetDivisionDescription',
  'debtDivisionDescription',
] as const satisfies readonly NeededField[];

/** What a person wrote in their own words, field by field; what is empty is left out. */
export const writtenWords = (record: IntakeRecord): Words[] =>
  [
    ...ownWords.map((field) => ({ field, called: questions[field], text: record[field] })),
    ...releaseAnswers.map((field) => ({ field, called: 'why spousal support is given up', text: record[field] })),
  ].flatMap(({ text, ...words }) => (text?.trim() ? [{ ...words, text: text.trim() }] : []));
