import type { Cents } from '@evenhand/contracts/money';
import { minus, NOTHING, smaller } from '../money.js';
import { taxAmounts } from '../tax/income-tax.js';
import { leftAfterTax } from '../tax/income-tax-working.js';
import type { TaxYear } from '../tax/tax-year.js';
import { type Earner, grossIncome } from './question.js';
import { smallestAmount } from './solver.js';

/** The income that, taxed at the top of this earner's income, leaves `net` a year (ch. 8.9 and 8.10). */
export const grossedUp = (earner: Earner, net: Cents, year: TaxYear): Cents => {
  if (net === NOTHING) return NOTHING;
  const leftWith = (without: Cents): Cents => {
    const other = smaller(earner.other, without);
    const employment = minus(earner.employment, smaller(earner.employment, minus(without, other)));
    const taxpayer = {
      employment,
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
