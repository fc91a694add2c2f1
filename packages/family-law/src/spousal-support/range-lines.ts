import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { Cents } from '@evenhand/contracts/money';
import { advisoryGuidelines } from '../authorities.js';
import { NOTHING } from '../money.js';
import type { Notice } from '../notice.js';
import { step } from '../working.js';
import type { SpousalQuestion } from './question.js';
import type { Formula, SpousalRange } from './result.js';

export const ceilingSteps = (range: SpousalRange | null): WorkingStep[] =>
  range
    ? [
        step('At the ceiling of $350,000.00: low, a month', range.low, advisoryGuidelines('11.1')),
        step('At the ceiling of $350,000.00: high, a month', range.high, advisoryGuidelines('11.1')),
      ]
    : [];

/** Without it the lines would end at amounts that are not paid. */
export const floorSteps = (isBelow: boolean): WorkingStep[] =>
  isBelow ? [step('Below the floor of $20,000.00: support, a month', NOTHING, advisoryGuidelines('11.2'))] : [];

export const equalizingSteps = (amount: Cents | null): WorkingStep[] =>
  amount === null
    ? []
    : [step('Both households with the same net income: support a month', amount, advisoryGuidelines('8.6'))];

const EACH =
  'the amount for an eligible dependant and the Canada workers benefit for a child claimed by the recipient for one ' +
  'child and by the payor for another';
const ALONE = 'no amount for an eligible dependant for the spouse who alone pays child support';

export const assumptions = (
  formula: Formula,
  { households: { payor, recipient }, paysAlone }: Pick<Required<SpousalQuestion>, 'households' | 'paysAlone'>,
): Notice => ({
  code: 'assumptions',
  sentence:
    'Computed with the tax and benefits of Ontario, for two people without new spouses, on fully taxable income, with no other deductions' +
    (payor.housing && recipient.housing
      ? ''
      : '; without the Ontario energy and property tax credit where rent or property tax is not stated') +
    (formula === 'with-child-shared' ? `; benefits for shared children halved, and ${paysAlone ? ALONE : EACH}.` : '.'),
});
