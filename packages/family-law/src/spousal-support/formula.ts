import { NOTHING, plus } from '../money.js';
import { livingWith } from './child-amounts.js';
import { type SpousalQuestion } from './question.js';
import type { Formula } from './result.js';

export const formulaFor = ({ children, adultSupport }: Required<SpousalQuestion>): Formula => {
  const [withRecipient, withPayor, shared] = [
    livingWith(children, 'recipient'),
    livingWith(children, 'payor'),
    livingWith(children, 'shared'),
  ];
  if (shared > 0) return 'with-child-shared';
  if (withRecipient > 0 && withPayor > 0) return 'with-child-split';
  if (withPayor > 0) return 'custodial-payor';
  if (withRecipient > 0) return 'with-child';
  return plus(adultSupport.payor, adultSupport.recipient) > NOTHING ? 'adult-child' : 'without-child';
};

/** Formulas by the length of the relationship: without child support, and its two hybrids (ch. 8.9, 8.10). */
export const byLength = (formula: Formula): boolean =>
  formula === 'without-child' || formula === 'custodial-payor' || formula === 'adult-child';

export const chapterOfDuration = (formula: Formula): string =>
  formula === 'without-child'
    ? '7.5'
    : formula === 'custodial-payor'
      ? '8.9'
      : formula === 'adult-child'
        ? '8.10'
        : '8.5';
