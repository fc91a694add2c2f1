import type { Cents } from '@evenhand/contracts/money';
import type { TaxYear } from '../data/tax/tax-year.js';
import { NOTHING, plus } from '../money.js';
import type { ChildSupportBetween } from './child-amounts.js';
import type { Couple } from './couple.js';
import { type Side, yearly } from './net-position.js';
import type { Earner, SpousalQuestion, SupportedChild } from './question.js';

export const coupleOf = (
  question: Required<SpousalQuestion>,
  childSupport: ChildSupportBetween | null,
  year: TaxYear,
): Couple => {
  const { paysAlone } = question;
  const side = (earner: Earner, who: 'payor' | 'recipient', deducted: Cents | undefined): Side => {
    const isFirst = paysAlone ? who !== paysAlone : who === 'recipient';
    const claims = claimsOf(question.children.map(seenBy(who)), isFirst);
    return {
      earner,
      ...claims,
      eligibleDependant: claims.eligibleDependant && who !== paysAlone,
      household: question.households[who],
      forChildren: plus(yearly(deducted ?? NOTHING), question.adultSupport[who], question.otherSupport[who]),
    };
  };
  return {
    payor: side(question.payor, 'payor', childSupport?.payorDeducts),
    recipient: side(question.recipient, 'recipient', childSupport?.recipientDeducts),
    specialExpenses: question.specialExpenses,
    year,
  };
};

const seenBy =
  (who: 'payor' | 'recipient') =>
  ({ age, home }: SupportedChild): ClaimedChild => ({
    age,
    home: home === 'shared' ? 'shared' : home === who ? 'own' : 'other',
  });

/** Where a child lives, from one parent's point of view. */
export interface ClaimedChild {
  readonly age: number;
  readonly home: 'own' | 'shared' | 'other';
}

/**
 * Each claims the children at home. Of shared children `isFirst` claims the first, as eligible dependant and for the
 * Canada workers benefit, and has the Ontario reduction; the other claims the second. Benefits are halved.
 */
export const claimsOf = (
  children: readonly ClaimedChild[],
  isFirst: boolean,
): Pick<Side, 'eligibleDependant' | 'taxChildren' | 'benefitChildren'> => {
  const atHome = children.filter(({ home }) => home !== 'other');
  const isShared = atHome.some(({ home }) => home === 'shared');
  const minors = atHome.filter(({ age }) => age < 18);
  const claimedFirst = isShared && !isFirst ? 1 : 0;
  return {
    eligibleDependant: minors.length > claimedFirst,
    taxChildren: isShared && !isFirst ? 0 : minors.length,
    benefitChildren: {
      under6: minors.filter(({ age }) => age < 6).length,
      from6to17: minors.filter(({ age }) => age >= 6).length,
      aged18: atHome.filter(({ age }) => age === 18).length,
      care: isShared ? 'shared' : 'whole',
      forWorkersBenefit: atHome.filter(({ age }) => age < 19).length > claimedFirst,
    },
  };
};
