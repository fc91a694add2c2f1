import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import { ownsHome } from '@evenhand/contracts/intake/property-asked';
import type { carryingCosts, homeDefaults } from '@evenhand/contracts/intake/property-facts';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { minus } from '../money.js';
import { other } from '../parties.js';
import type { Fact, Facts } from './facts.js';
import { WHOLE_SHARE } from './stated-figures.js';
import { needed, optional, type Term, term } from './term.js';

export interface HomeTerms {
  readonly value: Fact;
  readonly mortgage: Fact;
  /** Value less mortgage; open where more is owed. */
  readonly equity: Term<Cents>;
  /** Hundredths of a percent; open where no source states them. */
  readonly shares: Record<Party, Term<number>>;
  readonly owns: 'jointly' | 'alone';
  /** Open for a home that both own. */
  readonly titleholder: Term<Party>;
  /** In the couple's own words; stated as their agreement, or as each one's confirmation. */
  readonly ownWords: Term<string>;
  readonly isAgreed: boolean;
  readonly plan: 'sale' | 'buy-out' | null;
  readonly keeper: Term<Party>;
  /** The one who transfers the home or gives up claims to it; open while the keeper is. */
  readonly leaver: Term<Party>;
  /** Of a buy-out: what the keeper pays. Of a sale: the lowest offer that is accepted. */
  readonly price: Term<Cents>;
  readonly by: Term<IsoDate>;
  readonly fallback: Term<(typeof homeDefaults)[number]>;
  /** Exclusive possession; null where both may live in the home. */
  readonly possession: { readonly by: Term<Party>; readonly until: Term<IsoDate> } | null;
  /** Exclusive possession ends before the home is transferred. */
  readonly isSharedAgain: boolean;
  readonly carrying: Term<(typeof carryingCosts)[number]>;
  /** A third owner; open without one. */
  readonly thirdOwner: Term<string>;
}

const plans = { 'We sell it': 'sale', 'One of us buys the other out': 'buy-out' } as const;

const sharesOf = ({ 'home-share': share }: Facts): HomeTerms['shares'] => ({
  owner: share,
  partner: term(share.answer, share.value === null ? null : WHOLE_SHARE - share.value, share.question),
});

const isSharedAgain = ({ exclusivePossessionUntil: until, homePlan, homeBy }: IntakeRecord): boolean =>
  until !== undefined && (homePlan !== 'One of us buys the other out' || homeBy === undefined || until < homeBy);

/** Null without an owned home. */
export const homeTerms = (record: IntakeRecord, facts: Facts): HomeTerms | null => {
  if (!ownsHome(record)) return null;
  const { homeEstimatedValue: value, homeMortgageBalance: owed, homeKeeper: keeper } = record;
  const hasEquity = value !== undefined && owed !== undefined && owed <= value;
  return {
    value: facts['home-value'],
    mortgage: facts['home-mortgage'],
    equity: term('homeMortgageBalance', hasEquity ? minus(value, owed) : null),
    shares: sharesOf(facts),
    owns: record.livingSituation === 'We own jointly' ? 'jointly' : 'alone',
    titleholder: needed(record, 'homeOwner'),
    ownWords: needed(record, 'homeDivisionDescription'),
    isAgreed: record.matrimonialHomeAgreed === true,
    plan: record.homePlan ? plans[record.homePlan] : null,
    keeper: optional(record, 'homeKeeper', 'who keeps the home'),
    leaver: term('homeKeeper', keeper && other(keeper), 'who transfers the home'),
    price: optional(record, 'homePrice', 'what is paid for the home'),
    by: optional(record, 'homeBy', 'the day for the home'),
    fallback: optional(record, 'homeDefault'),
    possession: record.exclusivePossession
      ? { by: optional(record, 'exclusivePossession'), until: optional(record, 'exclusivePossessionUntil') }
      : null,
    isSharedAgain: isSharedAgain(record),
    carrying: optional(record, 'carryingCosts'),
    thirdOwner: optional(record, 'homeThirdOwner'),
  };
};
