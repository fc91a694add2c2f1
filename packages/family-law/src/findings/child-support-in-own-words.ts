import type { Check } from './check.js';
import { writtenWords } from './own-words.js';

const SUPPORT = '(?:child support|support for (?:the )?(?:child|children|kids)|child maintenance)';
const MONEY = '(?:\\$\\s?\\d|\\d[\\d,.]*\\s?(?:dollars|cad\\b|\\$|a month|per month|monthly|/\\s?month))';
const NOT =
  "(?:\\bno\\b|\\bnot\\b|n['’]t\\b|\\bnever\\b|\\bwithout\\b|\\bwaiv\\w*|\\bforgo\\w*|\\bgive\\w* up\\b|\\bgave up\\b|\\breleas\\w*|\\binstead of\\b|\\bin lieu of\\b|\\bforgiv\\w*)";
/** Within one sentence, a dozen words apart at most. */
const NEAR = '[^.!?\\n]{0,80}';
const near = (one: string, other: string) => new RegExp(`${one}${NEAR}${other}|${other}${NEAR}${one}`, 'i');

const amount = near(SUPPORT, MONEY);
const waiver = near(SUPPORT, NOT);

export const childSupportInOwnWords: Check = {
  id: 'child-support-in-own-words',
  severity: 'attention',
  why: 'Federal Child Support Guidelines, s. 13; Family Law Act, s. 33(11) to (14) and 56(1.1): an amount of child support stands in one place, with what it was worked out from. Child support is the right of the child and cannot be waived by the parents.',
  answers: ['agreedChildSupportAmount', 'childSupportReason', 'homeDivisionDescription', 'assetDivisionDescription'],
  find: (record) => {
    if (!record.hasChildren) return null;
    const words = writtenWords(record);
    const waived = words.find(({ text }) => waiver.test(text));
    if (waived)
      return `Your own words about ${waived.called} seem to give up or limit child support. Parents cannot do that for a child.`;
    // The reason for an agreed amount may name amounts.
    const named = words.find(({ field, text }) => field !== 'childSupportReason' && amount.test(text));
    return named
      ? `Your own words about ${named.called} seem to name an amount of child support. It belongs in the answer that asks for it, so that the agreement states one amount.`
      : null;
  },
};
