import { releaseAnswers } from '../clauses/release-reasons.js';
import type { Check } from './check.js';
import { termsOf, writtenWords } from './own-words.js';

const { amount, waiver } = termsOf(
  '(?:spousal support|spousal maintenance|alimony|support for (?:the |my |his |her )?(?:spouse|wife|husband|ex)\\b)',
);

/** Where spousal support itself is written about, and may be given up or named in numbers. */
const aboutIt: readonly string[] = ['spousalSupportReason', 'spousalSupportDuration', ...releaseAnswers];

export const spousalSupportInOwnWords: Check = {
  id: 'spousal-support-in-own-words',
  severity: 'attention',
  why: 'Family Law Act, s. 33(4) and 55(1); Miglin v. Miglin, 2003 SCC 24: what the two of you agreed about spousal support stands in one place, so that a court need not guess which of two sentences was meant.',
  answers: [
    'spousalSupportRequested',
    'spousalSupportAmount',
    'homeDivisionDescription',
    'assetDivisionDescription',
    'debtDivisionDescription',
  ],
  find: (record) => {
    const { spousalSupportRequested: isPaid } = record;
    if (isPaid === undefined) return null;
    const elsewhere = writtenWords(record).filter(({ field }) => !aboutIt.includes(field));
    const waived = isPaid ? elsewhere.find(({ text }) => waiver.test(text)) : undefined;
    if (waived)
      return `Your own words about ${waived.called} seem to give up or limit spousal support, but you answered that it is paid.`;
    const named = elsewhere.find(({ text }) => amount.test(text));
    if (!named) return null;
    return isPaid
      ? `Your own words about ${named.called} seem to name an amount of spousal support. It belongs in the answer that asks for it, so that the agreement states one amount.`
      : `Your own words about ${named.called} seem to name an amount of spousal support, but you answered that none is paid.`;
  },
};
