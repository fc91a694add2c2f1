import type { Cents } from '@evenhand/contracts/money';
import { type Province, provinces } from '../child-support/province.js';
import { dollars, minus, NOTHING, plus, smaller } from '../money.js';
import type { Notice } from '../notice.js';
import { type Earner, grossIncome } from './question.js';
import type { SpousalRange } from './result.js';

/** No award below it; discretionary up to the upper edge (ch. 11). */
export const FLOOR = dollars(20_000);
const UPPER_EDGE_OF_FLOOR = dollars(30_000);
/** Above it the formulas are not automatic (ch. 11). */
export const CEILING = dollars(350_000);

export const NO_SUPPORT: SpousalRange = { low: NOTHING, mid: NOTHING, high: NOTHING };

/** Income cut to the ceiling, other income first. */
export const atCeiling = (earner: Earner): Earner => {
  const employment = smaller(earner.employment, CEILING);
  const selfEmployment = smaller(earner.selfEmployment, minus(CEILING, employment));
  const room = minus(CEILING, plus(employment, selfEmployment));
  const other = smaller(earner.other, room);
  return { employment, selfEmployment, other, pension: smaller(earner.pension ?? NOTHING, other) };
};

export const advisory: Notice = {
  code: 'advisory',
  sentence:
    'The Spousal Support Advisory Guidelines are not law: they give a range of amount and duration only once ' +
    'entitlement to support is established.',
};

export const limitNotices = (payor: Earner): Notice[] => {
  const income: Cents = grossIncome(payor);
  if (income < FLOOR)
    return [{ code: 'below-floor', sentence: "The payor's income is below 20,000: the formulas give no award." }];
  if (income < UPPER_EDGE_OF_FLOOR)
    return [
      {
        code: 'discretionary-band',
        sentence: "The payor's income is between 20,000 and 30,000: a court may award less, or nothing.",
      },
    ];
  if (income > CEILING)
    return [
      {
        code: 'above-ceiling',
        sentence:
          "The payor's income is above 350,000: the formulas are not applied automatically. The range at 350,000 is " +
          'shown beside it.',
      },
    ];
  return [];
};

/** For each spouse outside Ontario: the tax and benefits are those of Ontario. */
export const taxedAsInOntario = (residences: readonly Province[]): Notice[] =>
  [...new Set(residences)]
    .filter((province) => province !== 'ON')
    .map((province) => ({
      code: 'tax-of-ontario',
      sentence:
        `The tax and benefits of ${provinces[province].name} are not known here: those of Ontario are used, so that the net ` +
        'incomes are approximate.',
    }));
