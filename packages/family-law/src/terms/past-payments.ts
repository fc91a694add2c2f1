import type { IsoDate } from '@evenhand/contracts/dates';
import { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { type DueDays, type Instalments, instalments, paymentsUntil, supportStart } from '../agreement/due-days.js';
import { centsOf, NOTHING, plus } from '../money.js';
import { type Term, term } from './term.js';

/** Payments that fall due up to the day of the draft, or to an earlier end. */
export interface PastPayments {
  readonly count: number;
  readonly until: IsoDate;
  /** No payment falls due later. */
  readonly isOver: boolean;
  /** Of all of them; null while an amount is open. */
  readonly total: Term<Cents>;
  readonly paid: Term<NonNullable<IntakeRecord['childPastPaid']>>;
  /** Null unless they are made up over months. */
  readonly instalments: (Instalments & { readonly monthly: Cents; readonly from: IsoDate }) | null;
}

/** Payments by one parent that fall due up to the day of the draft. */
export interface PastOfPayor extends PastPayments {
  readonly payor: Party;
  /** Children of age whose separate amounts are in the total. */
  readonly apart: readonly string[];
}

/** Monthly child support, as far as its payments are counted. */
interface MonthlyChildSupport {
  readonly due: DueDays;
  readonly children: { readonly byTable: readonly unknown[] } | null;
  readonly payor: Term<Party>;
  readonly monthly: Term<Cents>;
  readonly setOff: Readonly<Record<Party, Term<Cents>>> | null;
  readonly apartPayor: Term<Party>;
  readonly apart: readonly { readonly called: string; readonly monthly: Term<Cents> }[];
}

const MONTHS = { 'Over 6 months': 6, 'Over 12 months': 12, 'Over 24 months': 24 } as const;
const monthsIn = (paid: IntakeRecord['childPastPaid']): number | null =>
  paid === 'Over 6 months' || paid === 'Over 12 months' || paid === 'Over 24 months' ? MONTHS[paid] : null;

/**
 * Null while no payment is due.
 * @param amountAt what each payment adds up to, in the order of the payments; null while open
 * @param end the last day of the support
 */
export const pastPayments = (
  due: DueDays,
  asOf: IsoDate,
  amountAt: (payment: number) => Cents | null,
  { field, value }: { field: 'childPastPaid' | 'spousalPastPaid'; value: IntakeRecord['childPastPaid'] },
  end?: IsoDate,
): PastPayments | null => {
  const until = end && end < asOf ? end : asOf;
  const count = paymentsUntil(due, until);
  if (count === 0) return null;
  const amounts = Array.from({ length: count }, (_, payment) => amountAt(payment));
  const total = amounts.some((amount) => amount === null)
    ? null
    : plus(NOTHING, ...amounts.flatMap((amount) => amount ?? []));
  const months = monthsIn(value);
  const monthly = months !== null && total ? centsOf(Math.ceil(total / months)) : null;
  const from = supportStart(asOf);
  return {
    count,
    until,
    isOver: end !== undefined && paymentsUntil(due, end) <= count,
    total: term(field, total),
    paid: term(field, value),
    instalments: monthly && total ? { monthly, from, ...instalments(total, monthly, { first: from, day: 1 }) } : null,
  };
};

/** Each parent's amounts together; the amounts of a set-off are not netted. */
export const childPastPayments = (
  { childPastPaid: value }: IntakeRecord,
  terms: MonthlyChildSupport,
  asOf: IsoDate,
): PastOfPayor[] =>
  Party.options.flatMap((payor) => {
    const isForTable = terms.payor.value === payor && terms.children?.byTable.length !== 0;
    const ofTable = terms.setOff?.[payor] ?? (isForTable ? terms.monthly : null);
    const apart = terms.apartPayor.value === payor ? terms.apart : [];
    const each = [...(ofTable ? [ofTable] : []), ...apart.map(({ monthly }) => monthly)].map((one) => one.value);
    if (each.every((one) => one === NOTHING)) return [];
    const amount = each.some((one) => one === null) ? null : plus(NOTHING, ...each.flatMap((one) => one ?? []));
    const past = pastPayments(terms.due, asOf, () => amount, { field: 'childPastPaid', value });
    return past ? [{ ...past, payor, apart: apart.map(({ called }) => called) }] : [];
  });
