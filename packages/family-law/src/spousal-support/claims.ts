import type { Cents } from '@evenhand/contracts/money';
import type { TaxYear } from '../data/tax/tax-year.js';
import { NOTHING, plus } from '../money.js';
import type { ChildSupportBetween } from './child-amounts.js';
import type { Couple } from './couple.js';
import { type Side, yearly } from './net-position.js';
import type { Earner, SpousalQuestion } from './question.js';

export const coupleOf = (
  question: Required<SpousalQuestion>,
  childSupport: ChildSupportBetween | null,
  year: TaxYear,
): Couple => {
  const side = (earner: Earner, who: 'payor' | 'recipient', deducted: Cents | undefined): Side => ({
    earner,
    ...claims(question, who),
    household: question.households[who],
    forChildren: plus(yearly(deducted ?? NOTHING), question.adultSupport[who]),
  });
  return {
    payor: side(question.payor, 'payor', childSupport?.payorDeducts),
    recipient: side(question.recipient, 'recipient', childSupport?.recipientDeducts),
    specialExpenses: question.specialExpenses,
    year,
  };
};

/**
 * Each claims the children at home. Of shared children the recipient claims the first, as eligible dependant and for the
 * Canada workers benefit, and the payor the second; the recipient gets the Ontario reduction, benefits are halved.
 */
const claims = (
  { children }: Required<SpousalQuestion>,
  who: 'payor' | 'recipient',
): Pick<Side, 'eligibleDependant' | 'taxChildren' | 'benefitChildren'> => {
  const atHome = children.filter(({ home }) => home === who || home === 'shared');
  const isShared = atHome.some(({ home }) => home === 'shared');
  const minors = atHome.filter(({ age }) => age < 18);
  const claimedFirst = isShared && who === 'payor' ? 1 : 0;
  return {
    eligibleDependant: minors.length > claimedFirst,
    taxChildren: isShared && who === 'payor' ? 0 : minors.length,
    benefitChildren: {
      under6: minors.filter(({ age }) => age < 6).length,
      from6to17: minors.filter(({ age }) => age >= 6).length,
      aged18: atHome.filter(({ age }) => age === 18).length,
      care: isShared ? 'shared' : 'whole',
      forWorkersBenefit: atHome.filter(({ age }) => age < 19).length > claimedFirst,
    },
  };
};
