import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { Cents } from '@evenhand/contracts/money';
import { advisoryGuidelines } from '../authorities.js';
import { minus, NOTHING, plus, portion } from '../money.js';
import type { Notice } from '../notice.js';
import type { TaxYear } from '../tax/tax-year.js';
import { doubtNotices, taxYearOf } from '../tax/tax-years.js';
import { step, working } from '../working.js';
import { type ChildSupportBetween, childAmounts, livingWith } from './child-amounts.js';
import { coupleOf } from './claims.js';
import { type Couple, positionsAt } from './couple.js';
import { durationNotices, durationStep, durationWithChild, durationWithoutChild } from './duration.js';
import { grossedUp } from './gross-up.js';
import { advisory, atCeiling, CEILING, FLOOR, limitNotices, NO_SUPPORT } from './limits.js';
import { yearly } from './net-position.js';
import { checkedQuestion, grossIncome, type SpousalQuestion } from './question.js';
import type { Formula, SpousalRange, SpousalSupport } from './result.js';
import { equalizingAmount, withChild } from './with-child.js';
import { withoutChild } from './without-child.js';

type Question = Required<SpousalQuestion>;

/**
 * The range of spousal support for a couple in Ontario: the formula that fits the children, the amounts at its low, mid
 * and high end, the duration, and both spouses' tax, benefits and net income at each point.
 * @throws LawProblem on a bad, missing or absurd answer, `tax-year-unknown`, `no-table`, `mixed-arrangement`.
 */
export const spousalSupport = (asked: SpousalQuestion): SpousalSupport => {
  const question = checkedQuestion(asked);
  const year = taxYearOf(question.taxYear);
  const formula = formulaFor(question);
  const found = rangeOf(formula, question, year);
  const belowFloor = grossIncome(question.payor) < FLOOR;
  const monthly = belowFloor ? NO_SUPPORT : found.monthly;
  const duration = durationOf(formula, question);
  const aboveCeiling = grossIncome(question.payor) > CEILING;
  const atCeilingRange = aboveCeiling
    ? rangeOf(formula, { ...question, payor: atCeiling(question.payor) }, year).monthly
    : null;
  return {
    formula,
    taxYear: year.year,
    monthly,
    duration,
    atCeiling: atCeilingRange,
    positions: {
      low: positionsAt(found.couple, monthly.low),
      mid: positionsAt(found.couple, monthly.mid),
      high: positionsAt(found.couple, monthly.high),
    },
    childSupport: found.childSupport,
    equalNetIncomes: found.equalizing === null || belowFloor ? null : positionsAt(found.couple, found.equalizing),
    ...working(
      [...found.steps, ...ceilingSteps(atCeilingRange), durationStep(duration, chapterOfDuration(formula))],
      [
        advisory,
        ...limitNotices(question.payor),
        ...found.notices,
        ...durationNotices(question.monthsTogether, question.recipientAge),
        assumptions(formula),
        ...doubtNotices(year),
      ],
    ),
  };
};

/** Which formula the children call for. */
const formulaFor = ({ children, adultSupport }: Question): Formula => {
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

interface Found {
  readonly monthly: SpousalRange;
  readonly couple: Couple;
  readonly childSupport: ChildSupportBetween | null;
  readonly equalizing: Cents | null;
  readonly steps: WorkingStep[];
  readonly notices: Notice[];
}

const rangeOf = (formula: Formula, question: Question, year: TaxYear): Found => {
  const childSupport = question.children.length > 0 ? childAmounts(question) : null;
  const couple = coupleOf(question, childSupport, year);
  if (!childSupport || byLength(formula)) {
    const reduced = reducedIncomes(question, childSupport, year);
    const found = withoutChild(reduced.incomes, couple, question.monthsTogether);
    return { ...found, couple, childSupport, equalizing: null, steps: [...reduced.steps, ...found.steps] };
  }
  const most = portion(grossIncome(question.payor), 1, 12);
  const found = withChild(couple, most, childSupport);
  if (formula !== 'with-child-shared') return { ...found, couple, childSupport, equalizing: null };
  const equalizing = equalizingAmount(couple, most, childSupport);
  return { ...found, couple, childSupport, equalizing, steps: [...found.steps, ...equalizingSteps(equalizing)] };
};

/** Formulas by the length of the relationship: without child support, and its two hybrids (ch. 8.9, 8.10). */
const byLength = (formula: Formula): boolean =>
  formula === 'without-child' || formula === 'custodial-payor' || formula === 'adult-child';

/** Both hybrids start from incomes less child support, grossed up (ch. 8.9; 8.10 for children of age alone). */
const reducedIncomes = (question: Question, childSupport: ChildSupportBetween | null, year: TaxYear) => {
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

const durationOf = (formula: Formula, { monthsTogether, recipientAge, children }: Question) =>
  byLength(formula)
    ? durationWithoutChild(monthsTogether, recipientAge)
    : durationWithChild(monthsTogether, recipientAge, Math.min(...children.map(({ age }) => age)));

const chapterOfDuration = (formula: Formula): string =>
  formula === 'without-child'
    ? '7.5'
    : formula === 'custodial-payor'
      ? '8.9'
      : formula === 'adult-child'
        ? '8.10'
        : '8.5';

const ceilingSteps = (range: SpousalRange | null): WorkingStep[] =>
  range
    ? [
        step('At the ceiling of $350,000.00: low, a month', range.low, advisoryGuidelines('11.1')),
        step('At the ceiling of $350,000.00: high, a month', range.high, advisoryGuidelines('11.1')),
      ]
    : [];

const equalizingSteps = (amount: Cents | null): WorkingStep[] =>
  amount === null
    ? []
    : [step('Both households with the same net income: support a month', amount, advisoryGuidelines('8.6'))];

const assumptions = (formula: Formula): Notice => ({
  code: 'assumptions',
  sentence:
    'Computed for two people in Ontario without new spouses, employment or other fully taxable income, no other ' +
    'deductions; without the Canada workers benefit and the Ontario energy and property tax credit' +
    (formula === 'with-child-shared'
      ? '; benefits for shared children halved, and the amount for an eligible dependant claimed once by each parent ' +
        'where there are two children or more.'
      : '.'),
});
