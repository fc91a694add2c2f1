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

const MONEY = '(?:\\$\\s?\\d|\\d[\\d,.]*\\s?(?:dollars|cad\\b|\\$|a month|per month|monthly|/\\s?month))';
const NOT =
  "(?:\\bno\\b|\\bnot\\b|n['’]t\\b|\\bnever\\b|\\bwithout\\b|\\bwaiv\\w*|\\bforgo\\w*|\\bgive\\w* up\\b|\\bgave up\\b|\\breleas\\w*|\\binstead of\\b|\\bin lieu of\\b|\\bforgiv\\w*)";
/** Within one sentence, a dozen words apart at most. */
const NEAR = '[^.!?\\n]{0,80}';
const near = (one: string, other: string) => new RegExp(`${one}${NEAR}${other}|${other}${NEAR}${one}`, 'i');

/** How a text that names an amount of a support reads, and one that gives it up. `support` is a pattern of its names. */
export const termsOf = (support: string) => ({ amount: near(support, MONEY), waiver: near(support, NOT) });
