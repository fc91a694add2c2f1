import { advisoryGuidelines } from '../authorities.js';
import { minus, NOTHING, plus } from '../money.js';
import type { TaxYear } from '../tax/tax-year.js';
import { step } from '../working.js';
import type { ChildSupportBetween } from './child-amounts.js';
import { grossedUp } from './gross-up.js';
import { yearly } from './net-position.js';
import { grossIncome, type SpousalQuestion } from './question.js';

/** Both hybrids start from incomes less child support, grossed up (ch. 8.9; 8.10 for children of age alone). */
export const reducedIncomes = (
  question: Required<SpousalQuestion>,
  childSupport: ChildSupportBetween | null,
  year: TaxYear,
) => {
  const { payor, recipient, specialExpenses, adultSupport } = question;
  const apart = plus(adultSupport.payor, adultSupport.recipient) > NOTHING;
  if (!childSupport && !apart)
    return { incomes: { payor: grossIncome(payor), recipient: grossIncome(recipient) }, steps: [] };
  const ofPayor = grossedUp(
    payor,
    plus(yearly(childSupport?.payorDeducts ?? NOTHING), adultSupport.payor, specialExpenses.payor),
    year,
  );
  const ofRecipient = grossedUp(
    recipient,
    plus(yearly(childSupport?.recipientDeducts ?? NOTHING), adultSupport.recipient, specialExpenses.recipient),
    year,
  );
  return {
    incomes: { payor: minus(grossIncome(payor), ofPayor), recipient: minus(grossIncome(recipient), ofRecipient) },
    steps: [
      step(
        childSupport
          ? 'Off the payor: notional child support, grossed up, a year'
          : 'Off the payor: support for children of age, grossed up, a year',
        ofPayor,
        advisoryGuidelines(childSupport ? '8.9' : '8.10'),
      ),
      step(
        'Off the recipient: child support paid, grossed up, a year',
        ofRecipient,
        advisoryGuidelines(childSupport ? '8.9' : '8.10'),
      ),
    ],
  };
};
