import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { Cents } from '@evenhand/contracts/money';
import { advisoryGuidelines } from '../authorities.js';
import type { Notice } from '../notice.js';
import { step } from '../working.js';
import type { Formula, SpousalRange } from './result.js';

export const ceilingSteps = (range: SpousalRange | null): WorkingStep[] =>
  range
    ? [
        step('At the ceiling of $350,000.00: low, a month', range.low, advisoryGuidelines('11.1')),
        step('At the ceiling of $350,000.00: high, a month', range.high, advisoryGuidelines('11.1')),
      ]
    : [];

export const equalizingSteps = (amount: Cents | null): WorkingStep[] =>
  amount === null
    ? []
    : [step('Both households with the same net income: support a month', amount, advisoryGuidelines('8.6'))];

export const assumptions = (formula: Formula): Notice => ({
  code: 'assumptions',
  sentence:
    'Computed for two people in Ontario without new spouses, employment or other fully taxable income, no other ' +
    'deductions; without the Canada workers benefit and the Ontario energy and property tax credit' +
    (formula === 'with-child-shared'
      ? '; benefits for shared children halved, and the amount for an eligible dependant claimed once by each parent ' +
        'where there are two children or more.'
      : '.'),
});
