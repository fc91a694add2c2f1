import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { Cents } from '@evenhand/contracts/money';
import { advisoryGuidelines } from '../authorities.js';
import type { TaxYear } from '../data/tax/tax-year.js';
import { minus, NOTHING, plus, smaller } from '../money.js';
import { taxAmounts } from '../tax/income-tax.js';
import { leftAfterTax } from '../tax/income-tax-working.js';
import { step } from '../working.js';
import type { ChildSupportBetween } from './child-amounts.js';
import { expensePartsAt } from './couple.js';
import { yearly } from './net-position.js';
import { type Earner, grossIncome, type SpousalQuestion } from './question.js';
import { smallestAmount } from './solver.js';

/** Both compared incomes at a monthly support, with the lines that reduced them. */
export interface ComparedIncomes {
  readonly payor: Cents;
  readonly recipient: Cents;
  readonly steps: WorkingStep[];
}

/**
 * Both hybrids start from incomes less child support and the part of special expenses at that amount, grossed up (ch.
 * 8.9; 8.10 for adult children alone).
 */
export const reducedIncomes = (
  question: Required<SpousalQuestion>,
  childSupport: ChildSupportBetween | null,
  year: TaxYear,
): ((monthly: Cents) => ComparedIncomes) => {
  const { payor, recipient, specialExpenses, adultSupport, otherSupport } = question;
  const incomes = { payor: grossIncome(payor), recipient: grossIncome(recipient) };
  if (!childSupport && plus(adultSupport.payor, adultSupport.recipient) === NOTHING)
    return lessOtherSupport(question, incomes, year);
  const at = (monthly: Cents): ComparedIncomes => {
    const expenses = expensePartsAt(incomes, specialExpenses, yearly(monthly));
    const off = (earner: Earner, who: 'payor' | 'recipient', deducted: Cents): Cents =>
      grossedUp(earner, plus(yearly(deducted), adultSupport[who], otherSupport[who], expenses[who]), year);
    const ofPayor = off(payor, 'payor', childSupport?.payorDeducts ?? NOTHING);
    const ofRecipient = off(recipient, 'recipient', childSupport?.recipientDeducts ?? NOTHING);
    const chapter = advisoryGuidelines(childSupport ? '8.9' : '8.10');
    return {
      payor: minus(incomes.payor, ofPayor),
      recipient: minus(incomes.recipient, ofRecipient),
      steps: [
        step(
          childSupport
            ? 'Off the payor: notional child support, grossed up, a year'
            : 'Off the payor: support for children of age, grossed up, a year',
          ofPayor,
          chapter,
        ),
        step('Off the recipient: child support paid, grossed up, a year', ofRecipient, chapter),
      ],
    };
  };
  const atNothing = at(NOTHING);
  return specialExpenses === NOTHING ? () => atNothing : at;
};

/** The formula without child support starts from incomes less support for children of another relationship, grossed up. */
const lessOtherSupport = (
  { payor, recipient, otherSupport }: Required<SpousalQuestion>,
  incomes: { readonly payor: Cents; readonly recipient: Cents },
  year: TaxYear,
): (() => ComparedIncomes) => {
  const off = {
    payor: grossedUp(payor, otherSupport.payor, year),
    recipient: grossedUp(recipient, otherSupport.recipient, year),
  };
  const line = (who: 'payor' | 'recipient') =>
    off[who] === NOTHING
      ? []
      : [
          step(
            `Off the ${who}: support for children of another relationship, grossed up, a year`,
            off[who],
            advisoryGuidelines('12.3'),
          ),
        ];
  return () => ({
    payor: minus(incomes.payor, off.payor),
    recipient: minus(incomes.recipient, off.recipient),
    steps: [...line('payor'), ...line('recipient')],
  });
};

/** The income that leaves `net` a year at this earner's top tax rate (ch. 8.9 and 8.10); credits do not change the rate. */
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
      pension: NOTHING,
      isSenior: false,
      isDisabled: false,
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
