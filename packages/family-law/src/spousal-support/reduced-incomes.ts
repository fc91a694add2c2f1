import type { Cents } from '@evenhand/contracts/money';
import { advisoryGuidelines } from '../authorities.js';
import type { TaxYear } from '../data/tax/tax-year.js';
import { minus, NOTHING, plus, smaller } from '../money.js';
import { taxAmounts } from '../tax/income-tax.js';
import { leftAfterTax } from '../tax/income-tax-working.js';
import { step } from '../working.js';
import type { ChildSupportBetween } from './child-amounts.js';
import { yearly } from './net-position.js';
import { type Earner, grossIncome, type SpousalQuestion } from './question.js';
import { smallestAmount } from './solver.js';

/** Both hybrids start from incomes less child support, grossed up (ch. 8.9; 8.10 for adult children alone). */
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

/** The income that leaves `net` a year at this earner's top tax rate (ch. 8.9 and 8.10). */
export const grossedUp = (earner: Earner, net: Cents, year: TaxYear): Cents => {
  if (net === NOTHING) return NOTHING;
  const leftWith = (without: Cents): Cents => {
    const other = smaller(earner.other, without);
    const selfEmployment = smaller(earner.selfEmployment, minus(without, other));
    const employment = smaller(earner.employment, minus(without, plus(other, selfEmployment)));
    const taxpayer = {
      employment: minus(earner.employment, employment),
      selfEmployment: minus(earner.selfEmployment, selfEmployment),
      other: minus(earner.other, other),
      supportReceived: NOTHING,
      supportPaid: NOTHING,
      eligibleDependant: false,
      children: 0,
    };
    return leftAfterTax(taxpayer, taxAmounts(taxpayer, year));
  };
  const whole = leftWith(NOTHING);
  const income = grossIncome(earner);
  return smallestAmount(income, (without) => minus(whole, leftWith(without)) >= net) ?? income;
};
