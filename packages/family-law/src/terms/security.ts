import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { monthsLater } from '../calendar-months.js';
import { type ChildSupportTerms, isNothingPayable } from './child-support.js';
import { stillPayable } from './monthly-spousal-support.js';
import type { SpousalSupportTerms } from './spousal-support.js';
import { optional, type Term, term } from './term.js';

/** Life insurance that secures support (Family Law Act s. 34(1)(i) and (k)). */
export interface SecurityTerms {
  readonly securesChildren: boolean;
  readonly securesSpouse: boolean;
  /** Who pays the support; empty while open. */
  readonly payors: readonly Party[];
  readonly amount: Term<Cents>;
  /** For the children (Insurance Act (Ontario) s. 193). */
  readonly trustee: Term<string>;
  readonly until: Term<IsoDate>;
  /** The last day on which support may be payable, with studies; open without one. */
  readonly payableUntil: Term<IsoDate>;
  /** A supported child who may never live independently. */
  readonly lastsFor: string | null;
}

const payable = (childSupport: ChildSupportTerms | null): ChildSupportTerms | null =>
  childSupport && !isNothingPayable(childSupport) ? childSupport : null;

/** Who pays support, of either kind, that falls due by the month; empty while open. */
export const supportPayors = (
  childSupport: ChildSupportTerms | null,
  { monthly, payor }: SpousalSupportTerms,
): Party[] => {
  const { setOff, payor: ofChildren, apart = [], apartPayor } = payable(childSupport) ?? {};
  const found = [
    ...(setOff ? (['owner', 'partner'] as const) : [ofChildren?.value]),
    ...(apart.length > 0 ? [apartPayor?.value] : []),
    ...(stillPayable(monthly) ? [payor.value] : []),
  ];
  return [...new Set(found.flatMap((party) => party ?? []))];
};

/** The usual end of a first degree, where no age is agreed. */
const END_OF_STUDIES = 22;

const payableUntil = (
  { children = [], studyAge }: IntakeRecord,
  childSupport: ChildSupportTerms | null,
  { monthly }: SpousalSupportTerms,
): IsoDate | null => {
  const age = studyAge === undefined ? END_OF_STUDIES : Number(studyAge);
  const ofChildren = (childSupport?.ends ?? []).map(({ isSupported, ofAgeOn }, index) => {
    const born = children[index]?.birthdate;
    if (!born || !isSupported) return null;
    const studies = monthsLater(born, age * 12);
    return ofAgeOn.value && ofAgeOn.value > studies ? ofAgeOn.value : studies;
  });
  const days = [stillPayable(monthly)?.end.value, ...ofChildren].flatMap((day) => day ?? []);
  return days.sort().at(-1) ?? null;
};

const lastsFor = (childSupport: ChildSupportTerms | null): string | null => {
  const found = childSupport?.ends.find(
    ({ isSupported, isOfAge, hasSpecialNeeds, dependency }) =>
      isSupported && (hasSpecialNeeds || (isOfAge && dependency.value !== 'Studies full time')),
  );
  return found ? (found.called ?? 'a child with special needs') : null;
};

/** Null without insurance or without support that it secures. */
export const securityTerms = (
  record: IntakeRecord,
  childSupport: ChildSupportTerms | null,
  spousalSupport: SpousalSupportTerms,
): SecurityTerms | null => {
  const ofChildren = payable(childSupport);
  const isChosen =
    record.insuranceAmount !== undefined || record.optionalClauses?.includes('Life insurance as security') === true;
  const securesSpouse = stillPayable(spousalSupport.monthly) !== null;
  if (!isChosen || (!ofChildren && !securesSpouse)) return null;
  return {
    securesChildren: ofChildren !== null,
    securesSpouse,
    payors: supportPayors(childSupport, spousalSupport),
    amount: optional(record, 'insuranceAmount', 'the amount of the life insurance'),
    trustee: optional(record, 'insuranceTrustee'),
    until: optional(record, 'insuranceUntil'),
    payableUntil: term('insuranceUntil', payableUntil(record, ofChildren, spousalSupport)),
    lastsFor: lastsFor(ofChildren),
  };
};
