import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { Cents } from '@evenhand/contracts/money';
import { advisoryGuidelines, stated } from '../authorities.js';
import type { TaxYear } from '../data/tax/tax-year.js';
import { NOTHING, plus, portion } from '../money.js';
import type { Notice } from '../notice.js';
import { doubtNotices, taxYearOf } from '../tax/tax-years.js';
import { step, working } from '../working.js';
import { type ChildSupportBetween, childAmounts } from './child-amounts.js';
import { coupleOf } from './claims.js';
import { type Couple, positionsAt } from './couple.js';
import { durationNotices, durationStep, durationWithChild, durationWithoutChild, type Youngest } from './duration.js';
import { byLength, chapterOfDuration, formulaFor } from './formula.js';
import { advisory, atCeiling, CEILING, FLOOR, limitNotices, NO_SUPPORT, taxedAsInOntario } from './limits.js';
import { checkedQuestion, grossIncome, type SpousalQuestion } from './question.js';
import { assumptions, ceilingSteps, equalizingSteps, floorSteps } from './range-lines.js';
import { reducedIncomes } from './reduced-incomes.js';
import type { Formula, SpousalRange, SpousalSupport } from './result.js';
import { equalizingAmount, withChild } from './with-child.js';
import { withoutChild } from './without-child.js';

type Question = Required<SpousalQuestion>;

/**
 * The spousal support range for a couple in Ontario: the formula for its children, low, mid and high amounts, the
 * duration, and both net positions at each point.
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
      [
        ...adultSteps(question),
        ...otherSteps(question),
        ...found.steps,
        ...floorSteps(belowFloor),
        ...ceilingSteps(atCeilingRange),
        durationStep(duration, chapterOfDuration(formula)),
      ],
      [
        advisory,
        ...taxedAsInOntario([question.provinces.payor, question.provinces.recipient]),
        ...limitNotices(question.payor),
        ...found.notices,
        ...durationNotices(question.monthsTogether, question.recipientAge),
        assumptions(formula, question),
        ...doubtNotices(year),
      ],
    ),
  };
};

/** In addition to the table amounts; the hybrid for adult children alone has its lines (ch. 8.10). */
const adultSteps = ({ children, adultSupport }: Question): WorkingStep[] => {
  const yearlyAmount = plus(adultSupport.payor, adultSupport.recipient);
  return children.length === 0 || yearlyAmount === NOTHING
    ? []
    : [step('Support for children of age, a month', portion(yearlyAmount, 1, 12), stated)];
};

/** In the formulas with child support, off the net income of the one who pays it. */
const otherSteps = ({ children, otherSupport }: Question): WorkingStep[] =>
  (['payor', 'recipient'] as const).flatMap((who) =>
    children.length === 0 || otherSupport[who] === NOTHING
      ? []
      : [
          step(
            `Off the ${who}: support for children of another relationship, a month`,
            portion(otherSupport[who], 1, 12),
            advisoryGuidelines('12.3'),
          ),
        ],
  );

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
    const found = withoutChild(reducedIncomes(question, childSupport, year), couple, question.monthsTogether);
    return { ...found, couple, childSupport, equalizing: null };
  }
  const most = portion(grossIncome(question.payor), 1, 12);
  const found = withChild(couple, most, childSupport);
  if (formula !== 'with-child-shared') return { ...found, couple, childSupport, equalizing: null };
  const equalizing = equalizingAmount(couple, most, childSupport);
  return { ...found, couple, childSupport, equalizing, steps: [...found.steps, ...equalizingSteps(equalizing)] };
};

/** By birth date where every child has one. */
const youngestOf = ({ children }: Question): Youngest => {
  const born = children.flatMap((child) => child.born ?? []).sort();
  return {
    age: Math.min(...children.map(({ age }) => age)),
    born: born.length === children.length ? (born.at(-1) ?? null) : null,
  };
};

const durationOf = (formula: Formula, question: Question) =>
  byLength(formula) ? durationWithoutChild(question) : durationWithChild(question, youngestOf(question));
