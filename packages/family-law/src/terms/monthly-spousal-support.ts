import type { IsoDate } from '@evenhand/contracts/dates';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { type DueDays, dueAfter, dueDays, paymentsUntil } from '../agreement/due-days.js';
import { nextSpousalAmount, spousalAmountOn } from '../agreement/spousal-amounts.js';
import { type PastPayments, pastPayments } from './past-payments.js';
import { needed, optional, type Term, term } from './term.js';

/** A change of the monthly amount. */
export interface SpousalStepTerms {
  readonly from: Term<IsoDate>;
  readonly amount: Term<Cents>;
}

export interface MonthlySpousalSupport {
  readonly amount: Term<Cents>;
  /** Of the first payment after the draft: nothing after the end; null while open. */
  readonly next: Cents | null;
  readonly due: DueDays;
  /** Null while no payment is due. */
  readonly past: PastPayments | null;
  /** In the couple's own words; printed where no end is stated. */
  readonly duration: Term<string>;
  readonly end: Term<IsoDate>;
  /** Open without an end, or where no payment falls due before it. */
  readonly lastPayment: Term<IsoDate>;
  readonly steps: readonly SpousalStepTerms[];
  readonly reviewOn: Term<IsoDate>;
  readonly reviewEvent: Term<string>;
  /** From which age the payor's retirement permits a review. */
  readonly retirementAge: Term<NonNullable<IntakeRecord['retirementAge']>>;
  /** Yearly increase by the Consumer Price Index; null without one. */
  readonly indexing: { readonly place: 'Ontario' | 'Canada'; readonly on: Term<IsoDate> } | null;
}

/** Null where support has ended and all of it is paid: nothing is or can become owed. */
export const stillPayable = (monthly: MonthlySpousalSupport | null): MonthlySpousalSupport | null =>
  monthly?.past?.isOver && monthly.past.paid.value === 'They have been paid' ? null : monthly;

const lastPaymentUntil = (due: DueDays, end: IsoDate | undefined): IsoDate | null => {
  const payments = end ? paymentsUntil(due, end) : 0;
  return payments > 0 ? dueAfter(due, payments - 1) : null;
};

const indexingOf = ({ spousalIndexing: chosen }: IntakeRecord): 'Ontario' | 'Canada' | null =>
  !chosen || chosen === 'It stays the same' ? null : chosen.endsWith('Ontario') ? 'Ontario' : 'Canada';

export const monthlyTerms = (record: IntakeRecord, asOf: IsoDate): MonthlySpousalSupport => {
  const due = dueDays(record.spousalStart, record, asOf);
  const place = indexingOf(record);
  const { spousalPastPaid: value } = record;
  const firstIncrease = place && record.spousalIndexingOn;
  /** The amount of one payment after the changes up to its day; open after an increase by the index. */
  const amountAt = (payment: number) => {
    const on = dueAfter(due, payment);
    if (firstIncrease && firstIncrease <= on) return null;
    return spousalAmountOn(record, on);
  };
  return {
    amount: needed(record, 'spousalSupportAmount'),
    next: nextSpousalAmount(record, asOf),
    due,
    past: pastPayments(due, asOf, amountAt, { field: 'spousalPastPaid', value }, record.spousalEnd),
    duration: needed(record, 'spousalSupportDuration'),
    end: optional(record, 'spousalEnd'),
    lastPayment: term('spousalEnd', lastPaymentUntil(due, record.spousalEnd)),
    steps: (record.spousalSteps ?? []).map(({ from, amount }, index) => ({
      from: term(`spousalSteps/${index}/from`, from, `when change ${index + 1} of spousal support begins`),
      amount: term(`spousalSteps/${index}/amount`, amount, `the amount of change ${index + 1} of spousal support`),
    })),
    reviewOn: optional(record, 'spousalReviewOn'),
    reviewEvent: optional(record, 'spousalReviewEvent'),
    retirementAge: optional(record, 'retirementAge'),
    indexing: place && { place, on: optional(record, 'spousalIndexingOn', 'when spousal support is first adjusted') },
  };
};
