import type { IsoDate } from '@evenhand/contracts/dates';
import { longDate } from '@evenhand/contracts/toronto';
import type { AdvisorySupport } from '../agreement/advisory-support.js';
import type { Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { NOTHING } from '../money.js';
import { other } from '../parties.js';
import { money, yearsAndMonths } from '../print.js';
import type { Duration } from '../spousal-support/duration.js';
import type { SpousalRange } from '../spousal-support/result.js';
import { lastKnownTaxYear } from '../tax/tax-years.js';
import { livingAbroad } from '../terms/people.js';
import { incomeChosen } from './stated-incomes.js';

/** More time together changes neither amounts nor duration (ch. 7.4, 7.5). */
const MOST_MONTHS = 25 * 12;

/** States the tax year used when the current one is not yet known. */
const countedWith = (asOf: IsoDate): Passage[] => {
  const year = lastKnownTaxYear(asOf);
  if (String(year) === asOf.slice(0, 4)) return [];
  return [`The range is calculated with the tax figures of ${year}, the last year for which they are known.`];
};

/** Of a release, and of an amount outside the range. */
const outside = (draft: Draft, { low, high }: SpousalRange): Passage[] => {
  const { released, reasonsForRelease, monthly } = draft.terms.spousalSupport;
  const amount = monthly?.amount.value ?? null;
  if (released.value === true && !draft.terms.spousalSupport.lumpSum) {
    const isExplained = Object.values(reasonsForRelease).some(({ value }) => value !== null);
    return [
      `Each of us has considered this range and releases support nevertheless${isExplained ? ', for the reasons stated above' : ''}.`,
    ];
  }
  if (amount === null || (low <= amount && amount <= high)) return [];
  return [
    `The amount in this agreement is ${amount < low ? 'below' : 'above'} this range. Each of us has considered this and agrees on the amount.`,
  ];
};

/** Of an end outside the suggested duration, or where none is suggested. */
const endsOtherwise = ({ terms: { spousalSupport } }: Draft, duration: Duration): Passage[] => {
  const end = spousalSupport.monthly?.end.value ?? null;
  if (end === null) return [];
  if (duration.kind === 'indefinite')
    return [
      'The Advisory Guidelines suggest no end. Each of us has considered this and agrees on the end stated above.',
    ];
  const { ends } = duration;
  if (ends === null || (ends.earliest <= end && end <= ends.latest)) return [];
  return [
    `The end in this agreement is ${end < ends.earliest ? 'earlier' : 'later'} than this duration. Each of us has considered this and agrees on the end.`,
  ];
};

const range = (draft: Draft, advisory: Extract<AdvisorySupport, { kind: 'range' }>): Passage[] => {
  const { monthly, duration } = advisory.result;
  const { countsCohabitation } = draft.terms.spousalSupport;
  const who = `for support from ${draft.name(advisory.payor)} to ${draft.name(other(advisory.payor))}`;
  const together = `${yearsAndMonths(advisory.monthsTogether)} from ${countsCohabitation ? 'the beginning of our cohabitation' : 'the marriage'} to the separation`;
  const divided = draft.terms.spousalSupport.dividedIncomes ? ' after the division of the pension' : '';
  const basis = `the incomes in this agreement${divided} and on ${together}`;
  if (monthly.high === NOTHING)
    return [
      `The Advisory Guidelines suggest no monthly amount ${who}, based on ${basis}. Schedule E shows the calculation.`,
    ];
  return [
    `The Advisory Guidelines suggest a range of ${money(monthly.low)} to ${money(monthly.high)} per month, with a midpoint of ${money(monthly.mid)}, ${who}. The range is based on ${basis}. The suggested duration is ${duration.text}. Schedule E shows the calculation.`,
    ...(countsCohabitation || advisory.monthsTogether >= MOST_MONTHS
      ? []
      : ['Any time that we lived together before the marriage would be counted in addition.']),
    ...outside(draft, monthly),
    ...endsOtherwise(draft, duration),
    ...expensesInRange(draft),
    ...countedWith(draft.asOf),
    ...(draft.terms.childSupport ? [] : [...incomeChosen(draft, 'owner'), ...incomeChosen(draft, 'partner')]),
  ];
};

/** Whether the range of a lump sum counts the children's special expenses (Guidelines s. 7), and until when. */
const expensesInRange = ({ terms: { childSupport, spousalSupport } }: Draft): Passage[] => {
  const { lumpSum } = spousalSupport;
  if (!lumpSum || !childSupport) return [];
  const { known } = childSupport.expenses;
  if (!known || known.together.monthly === NOTHING) return ['The range counts no special expenses of the children.'];
  const until = lumpSum.replaces?.until;
  return [
    until
      ? `The range and the figures of the lump sum count the special expenses of the children that this agreement states, ${money(known.together.monthly)} per month for the two of us together: the range for as long as support would be paid, the figures of the lump sum until ${longDate(until)}. Neither follows a later change of these expenses.`
      : `The range counts the special expenses of the children that this agreement states, ${money(known.together.monthly)} per month for the two of us together, for as long as support would be paid. It does not follow a later change of these expenses.`,
  ];
};

const whyNoRange = ({ terms: { people, childSupport } }: Draft): string => {
  if (childSupport?.mixed)
    return ', because one child lives mainly with one of us and another with both, for which the Guidelines state no amount';
  if (livingAbroad(people).length > 0)
    return ', because one of us lives outside Canada and the tax that applies there is not known';
  return people.bond === 'unmarried' && people.togetherSince.value === null
    ? ', because this agreement does not state when we began to live together'
    : '';
};

export const advisoryPassages = (draft: Draft): Passage[] => {
  const { advisory } = draft.terms.spousalSupport;
  if (advisory.kind === 'range') return range(draft, advisory);
  return [
    `This article states no range under the Advisory Guidelines${whyNoRange(draft)}. Each of us understands that a lawyer can calculate one.`,
  ];
};
