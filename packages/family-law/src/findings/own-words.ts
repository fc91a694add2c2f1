import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Rewording } from '@evenhand/contracts/intake/rewordings';
import { type NeededField, questions } from '../agreement/questions.js';
import { ownClauses } from '../terms/chosen.js';
import { releaseAnswers } from '../terms/spousal-support.js';
import type { Check } from './check.js';

interface Words {
  field: IntakeField;
  called: string;
  text: string;
}

/** Fields that the agreement prints as written. */
const ownWords = [
  'homeDivisionDescription',
  'customScheduleNotes',
  'childSupportReason',
  'spousalSupportDuration',
  'spousalSupportReason',
  'assetDivisionDescription',
  'debtDivisionDescription',
] as const satisfies readonly NeededField[];

/** Own sentences that differ from those of the replaced paragraph. */
const newSentences = ({ was, words }: Rewording): string => {
  const known = sentencesOf(was);
  return sentencesOf(words)
    .filter((sentence) => !known.includes(sentence))
    .join('. ');
};

/** Texts inside answers. */
const partsOf = (record: IntakeRecord): { field: IntakeField; called: string; text?: string }[] => {
  const { animals = [], children = [], rewordings = [] } = record;
  return [
    ...animals.map(({ visits }) => ({ field: 'animals' as const, called: 'your animals', text: visits })),
    ...children.flatMap(({ schedule, health }) =>
      [schedule, health].map((text) => ({ field: 'children' as const, called: 'the children', text })),
    ),
    ...rewordings.map((one) => ({ field: 'rewordings' as const, called: 'an article', text: newSentences(one) })),
    ...ownClauses(record).map((text) => ({ field: 'optionalClauses' as const, called: 'further terms', text })),
  ];
};

export const sentencesOf = (text: string): string[] => text.split(/[.!?](?=\s|$)|\n/);

/** Non-empty ones only. */
export const writtenWords = (record: IntakeRecord): Words[] =>
  [
    ...ownWords.map((field) => ({ field, called: questions[field], text: record[field] })),
    ...releaseAnswers.map((field) => ({ field, called: 'why spousal support is given up', text: record[field] })),
    ...partsOf(record),
  ].flatMap(({ text, ...words }) => (text?.trim() ? [{ ...words, text: text.trim() }] : []));

const WAIVER =
  /\bno\b|\bnot\b|n['’]t\b|\bnever\b|\bwithout\b|\bwaiv|\bforgo|\bgive\w{0,3} up\b|\bgave up\b|\breleas|\binstead of\b|\bin lieu of\b|\bforgiv/i;

/** About a dozen words. */
const NEAR = 100;

/** Whether a sentence has the phrase within NEAR characters of a support's name. */
const isNear = (text: string, support: RegExp, phrase: RegExp): boolean =>
  text
    .split(/[.!?\n]/)
    .some((sentence) =>
      [...sentence.matchAll(new RegExp(support, 'gi'))].some(({ index, 0: name }) =>
        phrase.test(sentence.slice(Math.max(0, index - NEAR), index + name.length + NEAR)),
      ),
    );

export const CHILD_SUPPORT = /child support|support for (?:the )?(?:child|children|kids)|child maintenance/i;

export const childSupportInOwnWords: Check = {
  id: 'child-support-in-own-words',
  severity: 'attention',
  why: 'Federal Child Support Guidelines, s. 13; Family Law Act, s. 33(11) to (14) and 56(1.1): child support is the right of the child and cannot be waived by the parents.',
  answers: ['agreedChildSupportAmount', 'childSupportReason', 'homeDivisionDescription', 'assetDivisionDescription'],
  find: (record) => {
    if (!record.hasChildren) return null;
    const words = writtenWords(record);
    const waived = words.find(({ text }) => isNear(text, CHILD_SUPPORT, WAIVER));
    return waived
      ? {
          answer: waived.field,
          sentence: `Your own words about ${waived.called} seem to give up or limit child support. Parents cannot do that for a child.`,
        }
      : null;
  },
};

export const SPOUSAL_SUPPORT =
  /spousal support|spousal maintenance|alimony|support for (?:the |my |his |her )?(?:spouse|wife|husband|ex)\b/i;

/** Fields about spousal support, which may contain an amount or a waiver. */
const aboutIt: readonly string[] = ['spousalSupportReason', 'spousalSupportDuration', ...releaseAnswers];

export const spousalSupportInOwnWords: Check = {
  id: 'spousal-support-in-own-words',
  severity: 'attention',
  why: 'Family Law Act, s. 33(4) and 55(1); Miglin v. Miglin, 2003 SCC 24: what you agreed about spousal support is stated once, so that a court need not guess which of two sentences was meant.',
  answers: [
    'spousalSupportRequested',
    'spousalSupportAmount',
    'homeDivisionDescription',
    'assetDivisionDescription',
    'debtDivisionDescription',
  ],
  find: (record) => {
    if (record.spousalSupportRequested !== true) return null;
    const elsewhere = writtenWords(record).filter(({ field }) => !aboutIt.includes(field));
    const waived = elsewhere.find(({ text }) => isNear(text, SPOUSAL_SUPPORT, WAIVER));
    return waived
      ? {
          answer: waived.field,
          sentence: `Your own words about ${waived.called} seem to give up or limit spousal support, but you answered that it is paid.`,
        }
      : null;
  },
};
