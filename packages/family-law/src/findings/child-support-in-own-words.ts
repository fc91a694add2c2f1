import type { Check } from './check.js';
import { termsOf, writtenWords } from './own-words.js';

const { amount, waiver } = termsOf('(?:child support|support for (?:the )?(?:child|children|kids)|child maintenance)');

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
