import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { Cents } from '@evenhand/contracts/money';
import { type DueDays, dueAfter, paymentsUntil } from '../agreement/due-days.js';
import { monthsLater, wholeMonths } from '../calendar-months.js';
import { centsOf, NOTHING, plus, portion } from '../money.js';
import { netIncomesOf } from '../terms/net-incomes.js';
import type { Terms } from '../terms/terms.js';
import { type OfEach, oneTimePayments } from './one-time-payments.js';

/**
 * Yearly, in per cent: what a dollar of later years is worth less. The inflation-control target of the Bank of Canada,
 * the middle of 1 to 3 per cent.
 */
export const DISCOUNT_PERCENT = 2;
const BILLION = 1_000_000_000;

/** Of spousal support without an end: to the payor's age of 65, at least a year; otherwise ten years. */
const RETIREMENT_AGE = 65;
const WITHOUT_END = 120;
/** Of the support of a child who may never live independently. */
const FOR_LIFE = 240;

const factorAt = (month: number): number => (1 + DISCOUNT_PERCENT / 100) ** (-Math.max(0, month) / 12);

/** Payments before the draft: those without an end run on for a time that is counted from the draft. */
const paidBefore = ({ first }: DueDays, asOf: IsoDate): number => Math.max(0, -wholeMonths(asOf, first));

/** The number of monthly payments of spousal support from its first one. */
const spousalPayments = ({ spousalSupport: { monthly, payor }, people, asOf }: Terms): number => {
  if (!monthly) return 0;
  if (monthly.end.value) return paymentsUntil(monthly.due, monthly.end.value);
  const born = payor.value && people.persons[payor.value].born.value;
  const ahead = born ? Math.max(12, wholeMonths(asOf, monthsLater(born, RETIREMENT_AGE * 12))) : WITHOUT_END;
  return paidBefore(monthly.due, asOf) + ahead;
};

/** From the first payment until the first child is of age, when the amount is redetermined. */
const childPayments = ({ childSupport, asOf }: Terms): number => {
  if (!childSupport) return 0;
  const days = childSupport.ends.flatMap(({ isSupported, isOfAge, ofAgeOn: { value } }) =>
    isSupported && !isOfAge && value && value > asOf ? [value] : [],
  );
  const first = days.sort()[0];
  if (first) return paymentsUntil(childSupport.due, first);
  const isForLife = childSupport.ends.some(({ isSupported }) => isSupported);
  return isForLife ? paidBefore(childSupport.due, asOf) + FOR_LIFE : 0;
};

interface Month {
  readonly spousal: Cents;
  readonly isChildPaid: boolean;
}

const spousalAt = ({ spousalSupport: { monthly } }: Terms, payment: number): Cents => {
  if (!monthly) return NOTHING;
  const on = dueAfter(monthly.due, payment);
  const step = monthly.steps.findLast(({ from }) => from.value !== null && from.value <= on);
  return step?.amount.value ?? monthly.amount.value ?? NOTHING;
};

/** What is paid in each month after the draft. */
const monthsOf = (terms: Terms): Month[] => {
  const { asOf, spousalSupport, childSupport } = terms;
  const startOf = (first: IsoDate | undefined) => (first ? wholeMonths(asOf, first) : 0);
  const [spousalFrom, childFrom] = [startOf(spousalSupport.monthly?.due.first), startOf(childSupport?.due.first)];
  const [spousal, child] = [spousalPayments(terms), childPayments(terms)];
  const last = Math.max(spousalFrom + spousal, childFrom + child, 0);
  return Array.from({ length: last }, (_, month) => {
    const payment = month - spousalFrom;
    return {
      spousal: payment >= 0 && payment < spousal ? spousalAt(terms, payment) : NOTHING,
      isChildPaid: month >= childFrom && month < childFrom + child,
    };
  });
};

/** The terms with the support of one month only. */
const inMonth = (terms: Terms, { spousal, isChildPaid }: Month): Terms => {
  const { spousalSupport, childSupport } = terms;
  const { monthly } = spousalSupport;
  return {
    ...terms,
    spousalSupport: {
      ...spousalSupport,
      monthly: monthly && { ...monthly, next: spousal },
    },
    childSupport:
      childSupport && !isChildPaid
        ? { ...childSupport, setOff: null, apart: [], monthly: { ...childSupport.monthly, value: NOTHING } }
        : childSupport,
  };
};

/** What is paid once or in instalments, discounted to the day of the draft, less what is paid by the same person. */
const onceWorth = (terms: Terms, party: Party): number => {
  let total = 0;
  for (const { payor, amount, on, count, everyMonths } of oneTimePayments(terms)) {
    if (!payor || !amount) continue;
    const first = on ? wholeMonths(terms.asOf, on) : 0;
    const sign = payor === party ? -1 : 1;
    for (let one = 0; one < count; one += 1) total += (sign * amount * factorAt(first + one * everyMonths)) / count;
  }
  return total;
};

/**
 * What an agreement moves for each over the time that each payment runs: net incomes with support less those without
 * it, month by month, and what is paid once, discounted at {@link DISCOUNT_PERCENT}. Null where net incomes cannot be
 * calculated.
 */
export const presentValueOf = (terms: Terms): OfEach | null => {
  const known = new Map<string, OfEach | null>();
  const netAt = (month: Month): OfEach | null => {
    const key = `${month.spousal} ${month.isChildPaid}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const counted = netIncomesOf(inMonth(terms, month))?.value ?? null;
    known.set(key, counted);
    return counted;
  };
  const without = netAt({ spousal: NOTHING, isChildPaid: false });
  if (!without) return null;
  /** Summed factors of the months with the same support. */
  const factors = new Map<Month, number>();
  const alike = new Map<string, Month>();
  for (const [index, month] of monthsOf(terms).entries()) {
    const key = `${month.spousal} ${month.isChildPaid}`;
    const first = alike.get(key) ?? month;
    alike.set(key, first);
    factors.set(first, (factors.get(first) ?? 0) + factorAt(index));
  }
  const of = (party: Party): Cents | null => {
    let total = centsOf(Math.round(onceWorth(terms, party)));
    for (const [month, factor] of factors) {
      const net = netAt(month);
      if (!net) return null;
      total = plus(total, portion(centsOf(net[party] - without[party]), Math.round(factor * BILLION), BILLION));
    }
    return total;
  };
  const [owner, partner] = [of('owner'), of('partner')];
  return owner === null || partner === null ? null : { owner, partner };
};
