import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import { isAsked } from '@evenhand/contracts/intake/asked';
import type {
  equalizationInterests,
  equalizationSecurities,
  homesInEqualization,
} from '@evenhand/contracts/intake/property-facts';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { monthsLater } from '../calendar-months.js';
import { centsOf, minus, NOTHING, plus } from '../money.js';
import { other } from '../parties.js';
import { needed, optional, type Term, term } from './term.js';

export interface EqualizationTerms {
  readonly valuationDate: Term<IsoDate>;
  /** Six years after the separation (Family Law Act s. 7(3)(b)). */
  readonly claimUntil: Term<IsoDate>;
  readonly isClaimLate: boolean;
  /** Whether every claim beyond an agreed payment is given up; open until answered. */
  readonly released: Term<boolean>;
  /** Open where neither pays. */
  readonly payor: Term<Party>;
  readonly amount: Term<Cents>;
  readonly on: Term<IsoDate>;
  readonly instalments: InstalmentTerms | null;
  readonly interest: Term<(typeof equalizationInterests)[number]>;
  readonly security: Term<(typeof equalizationSecurities)[number]>;
  readonly securityNamed: Term<string>;
  /** Whether the home that its owner keeps is in the payment; null where nothing else is paid for it. */
  readonly homeCounted: Term<(typeof homesInEqualization)[number]> | null;
  /** Settled together with the home. */
  readonly withHome: 'out-of-the-sale' | 'one-sum' | 'set-off' | null;
}

export interface InstalmentTerms {
  readonly count: Term<number>;
  readonly every: Term<'month' | 'year'>;
  readonly each: Term<Cents>;
  readonly last: Term<Cents>;
  readonly lastOn: Term<IsoDate>;
}

/** What one pays the other for home and equalization together. */
export interface NetPayment {
  /** Open where the two amounts are the same. */
  readonly payor: Term<Party>;
  readonly amount: Term<Cents>;
  readonly by: Term<IsoDate>;
}

/** Equal instalments in whole cents; the last one takes the remainder. */
export const instalments = (amount: Cents, count: number): { each: Cents; last: Cents } => {
  const each = centsOf(Math.floor(amount / count));
  return { each, last: centsOf(amount - each * (count - 1)) };
};

const instalmentTerms = (record: IntakeRecord): InstalmentTerms | null => {
  if (record.equalizationForm !== 'In instalments') return null;
  const { equalizationAmount: amount, equalizationInstalments, equalizationInterval: interval } = record;
  const { equalizationDate: first } = record;
  const count = equalizationInstalments && Number(equalizationInstalments);
  const parts = amount !== undefined && count ? instalments(amount, count) : null;
  const every = interval && (interval === 'Every month' ? 'month' : 'year');
  const lastOn = first && count && every ? monthsLater(first, (count - 1) * (every === 'month' ? 1 : 12)) : null;
  return {
    count: term('equalizationInstalments', count || null, 'the number of instalments'),
    every: term('equalizationInterval', every, 'how often an instalment is paid'),
    each: term('equalizationInstalments', parts?.each),
    last: term('equalizationInstalments', parts?.last),
    lastOn: term('equalizationDate', lastOn),
  };
};

const withHome = (record: IntakeRecord): EqualizationTerms['withHome'] => {
  const { equalizationSetOff, equalizationPayer: payer, homePlan, homeKeeper } = record;
  if (!equalizationSetOff || !payer || !homePlan) return null;
  if (homePlan === 'We sell it') return 'out-of-the-sale';
  return homeKeeper === payer ? 'one-sum' : 'set-off';
};

const isReleased = ({ equalizationPayer: payer, equalizationOutcome: outcome }: IntakeRecord): boolean | null => {
  if (payer) return true;
  return outcome === undefined || outcome === 'One of us pays the other' ? null : outcome !== 'We leave it open';
};

/** Null for an unmarried couple. */
export const equalizationTerms = (record: IntakeRecord, asOf: IsoDate): EqualizationTerms | null => {
  if (record.relationshipType !== 'Legally married') return null;
  const claimUntil = record.separationDate && monthsLater(record.separationDate, 6 * 12);
  return {
    valuationDate: needed(record, 'separationDate'),
    claimUntil: term('separationDate', claimUntil),
    isClaimLate: claimUntil !== undefined && claimUntil < asOf,
    released:
      record.equalizationOutcome === 'One of us pays the other'
        ? term('equalizationPayer', isReleased(record), 'who pays the equalization payment')
        : term('equalizationOutcome', isReleased(record), 'whether an equalization payment is made'),
    payor: optional(record, 'equalizationPayer'),
    amount: optional(record, 'equalizationAmount', 'the amount of the equalization payment'),
    on: optional(record, 'equalizationDate', 'the day of the equalization payment'),
    instalments: instalmentTerms(record),
    interest: optional(record, 'equalizationInterest'),
    security: optional(record, 'equalizationSecurity'),
    securityNamed: optional(record, 'equalizationSecurityNamed', 'which security is given'),
    homeCounted: isAsked('homeInEqualization', record)
      ? optional(record, 'homeInEqualization', 'whether the value of the home is counted in the equalization payment')
      : null,
    withHome: withHome(record),
  };
};

/** Null unless home and equalization are settled in one payment whose parts are known. */
export const netPayment = (record: IntakeRecord, kind: EqualizationTerms['withHome']): NetPayment | null => {
  const { homeKeeper: keeper, homePrice: price, equalizationPayer: payer, equalizationAmount: owed } = record;
  if (!keeper || !payer || price === undefined || owed === undefined) return null;
  if (kind !== 'one-sum' && kind !== 'set-off') return null;
  const fromKeeper = kind === 'one-sum' ? plus(price, owed) : minus(price, owed);
  const payor = fromKeeper === NOTHING ? null : fromKeeper > NOTHING ? keeper : other(keeper);
  return {
    payor: term('equalizationSetOff', payor),
    amount: term('equalizationSetOff', centsOf(Math.abs(fromKeeper))),
    by: optional(record, 'homeBy', 'the day for the home'),
  };
};
