import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { Pension } from '@evenhand/contracts/intake/property-facts';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { centsOf, minus, NOTHING, plus } from '../money.js';
import { other } from '../parties.js';
import type { Fact, Facts } from './facts.js';
import { needed, optional, type Term, term } from './term.js';

export interface HomeTerms {
  readonly value: Fact;
  readonly mortgage: Fact;
  /** Of the owner, in hundredths of a percent; open where no source states it. */
  readonly share: Fact<number>;
  readonly owns: 'jointly' | 'alone';
  /** Open for a home that both own. */
  readonly titleholder: Term<Party>;
  readonly plan: 'sale' | 'buy-out' | null;
  readonly keeper: Term<Party>;
  /** Of a buy-out: what the keeper pays. Of a sale: the lowest offer that is accepted. */
  readonly price: Term<Cents>;
  readonly by: Term<IsoDate>;
  readonly ownWords: Term<string>;
}

export interface EqualizationTerms {
  readonly valuationDate: Term<IsoDate>;
  /** Open where neither pays. */
  readonly payor: Term<Party>;
  readonly amount: Term<Cents>;
  readonly on: Term<IsoDate>;
  readonly instalments: InstalmentTerms | null;
  /** Settled together with the home. */
  readonly withHome: 'out-of-the-sale' | 'one-sum' | 'set-off' | null;
}

export interface InstalmentTerms {
  readonly count: Term<number>;
  readonly every: Term<'month' | 'year'>;
  readonly each: Term<Cents>;
  readonly last: Term<Cents>;
}

/** What one pays the other for home and equalization together; null unless both are settled in one payment. */
export interface NetPayment {
  readonly payor: Term<Party>;
  readonly amount: Term<Cents>;
  readonly by: Term<IsoDate>;
}

export interface PropertyTerms {
  readonly home: HomeTerms | null;
  /** Null for an unmarried couple. */
  readonly equalization: EqualizationTerms | null;
  readonly net: NetPayment | null;
  readonly otherAssets: Term<string>;
  readonly debts: Term<string>;
  readonly pensions: readonly PensionTerms[];
  /** Stated where each keeps their own. */
  readonly pensionsKept: Term<boolean>;
}

export interface PensionTerms {
  readonly member: Term<Party>;
  readonly plan: Term<string>;
  /** The family law value; of a member's only pension also as disclosed. */
  readonly value: Term<Cents>;
  readonly settlement: Term<NonNullable<Pension['settlement']>>;
  readonly share: Term<Cents>;
}

const plans = { 'We sell it': 'sale', 'One of us buys the other out': 'buy-out' } as const;

const homeTerms = (record: IntakeRecord, facts: Facts): HomeTerms | null => {
  if (record.livingSituation !== 'We own jointly' && record.livingSituation !== 'One of us owns') return null;
  return {
    value: facts['home-value'],
    mortgage: facts['home-mortgage'],
    share: facts['home-share'],
    owns: record.livingSituation === 'We own jointly' ? 'jointly' : 'alone',
    titleholder: needed(record, 'homeOwner'),
    plan: record.homePlan ? plans[record.homePlan] : null,
    keeper: optional(record, 'homeKeeper', 'who keeps the home'),
    price: optional(record, 'homePrice', 'what is paid for the home'),
    by: optional(record, 'homeBy', 'the day for the home'),
    ownWords: needed(record, 'homeDivisionDescription'),
  };
};

/** Equal instalments in whole cents; the last one takes the remainder. */
export const instalments = (amount: Cents, count: number): { each: Cents; last: Cents } => {
  const each = centsOf(Math.floor(amount / count));
  return { each, last: centsOf(amount - each * (count - 1)) };
};

const instalmentTerms = (record: IntakeRecord): InstalmentTerms | null => {
  if (record.equalizationForm !== 'In instalments') return null;
  const { equalizationAmount: amount, equalizationInstalments, equalizationInterval: interval } = record;
  const count = equalizationInstalments && Number(equalizationInstalments);
  const parts = amount !== undefined && count ? instalments(amount, count) : null;
  return {
    count: term('equalizationInstalments', count || null, 'the number of instalments'),
    every: term(
      'equalizationInterval',
      interval && (interval === 'Every month' ? 'month' : 'year'),
      'how often an instalment is paid',
    ),
    each: term('equalizationInstalments', parts?.each),
    last: term('equalizationInstalments', parts?.last),
  };
};

const withHome = (record: IntakeRecord): EqualizationTerms['withHome'] => {
  const { equalizationSetOff, equalizationPayer: payer, homePlan, homeKeeper } = record;
  if (!equalizationSetOff || !payer || !homePlan) return null;
  if (homePlan === 'We sell it') return 'out-of-the-sale';
  return homeKeeper === payer ? 'one-sum' : 'set-off';
};

const equalizationTerms = (record: IntakeRecord): EqualizationTerms | null =>
  record.relationshipType !== 'Legally married'
    ? null
    : {
        valuationDate: needed(record, 'separationDate'),
        payor: optional(record, 'equalizationPayer'),
        amount: optional(record, 'equalizationAmount', 'the amount of the equalization payment'),
        on: optional(record, 'equalizationDate', 'the day of the equalization payment'),
        instalments: instalmentTerms(record),
        withHome: withHome(record),
      };

const netPayment = (record: IntakeRecord, equalization: EqualizationTerms | null): NetPayment | null => {
  const { homeKeeper: keeper, homePrice: price, equalizationPayer: payer, equalizationAmount: owed } = record;
  const kind = equalization?.withHome;
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

const pensionTerms = (
  { member, plan, familyLawValue, settlement, share }: Pension,
  index: number,
  facts: Facts,
): PensionTerms => ({
  member: term(`pensions/${index}/member`, member, 'whose pension it is'),
  plan: term(`pensions/${index}/plan`, plan),
  value:
    [facts['owner-pension'], facts['partner-pension']].find(
      ({ answer }) => answer === `pensions/${index}/familyLawValue`,
    ) ?? term(`pensions/${index}/familyLawValue`, familyLawValue),
  settlement: term(`pensions/${index}/settlement`, settlement, 'what becomes of the pension'),
  share: term(`pensions/${index}/share`, share, 'how much of the pension goes over'),
});

export const propertyTerms = (record: IntakeRecord, facts: Facts): PropertyTerms => {
  const equalization = equalizationTerms(record);
  return {
    home: homeTerms(record, facts),
    equalization,
    net: netPayment(record, equalization),
    otherAssets: needed(record, 'assetDivisionDescription'),
    debts: needed(record, 'debtDivisionDescription'),
    pensions: (record.pensions ?? []).map((pension, index) => pensionTerms(pension, index, facts)),
    pensionsKept: term('pensions', !record.pensions?.length),
  };
};
