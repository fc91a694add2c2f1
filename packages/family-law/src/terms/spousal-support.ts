import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import { paysLumpSum, paysMonthly } from '@evenhand/contracts/intake/asked';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { type AdvisorySupport, advisorySupport } from '../agreement/advisory-support.js';
import { type DueDays, dueDays } from '../agreement/due-days.js';
import { needed, optional, type Term, term } from './term.js';

export interface MonthlySpousalSupport {
  readonly amount: Term<Cents>;
  readonly due: DueDays;
  /** In the couple's own words. */
  readonly duration: Term<string>;
  readonly end: Term<IsoDate>;
}

export interface SpousalSupportTerms {
  /** Null while not stated whether support is paid. */
  readonly isPaid: boolean | null;
  /** Stated where support is given up. */
  readonly released: Term<boolean>;
  readonly payor: Term<Party>;
  readonly monthly: MonthlySpousalSupport | null;
  readonly lumpSum: { readonly amount: Term<Cents>; readonly on: Term<IsoDate> } | null;
  readonly advisory: AdvisorySupport;
}

/** Whether a spouse releases support: none is paid, or one sum instead of monthly support. */
export const releasesSupport = ({ released, monthly, lumpSum }: SpousalSupportTerms): boolean =>
  released.value === true || (lumpSum !== null && monthly === null);

export const spousalSupportTerms = (record: IntakeRecord, asOf: IsoDate): SpousalSupportTerms => ({
  isPaid: record.spousalSupportRequested ?? null,
  released: term('spousalSupportRequested', record.spousalSupportRequested === false),
  payor: needed(record, 'spousalSupportPayer'),
  monthly: paysMonthly(record)
    ? {
        amount: needed(record, 'spousalSupportAmount'),
        due: dueDays(record.spousalStart, record, asOf),
        duration: needed(record, 'spousalSupportDuration'),
        end: optional(record, 'spousalEnd'),
      }
    : null,
  lumpSum: paysLumpSum(record)
    ? {
        amount: optional(record, 'spousalLumpSum', 'the lump sum of spousal support'),
        on: optional(record, 'spousalLumpSumOn', 'when the lump sum is paid'),
      }
    : null,
  advisory: advisorySupport(record, asOf),
});
