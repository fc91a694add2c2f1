import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import type { ChildSupportTerms } from './child-support.js';
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
  /** The last day on which support is known to be payable; open without one. */
  readonly payableUntil: Term<IsoDate>;
}

const payorsOf = (childSupport: ChildSupportTerms | null, { monthly, payor }: SpousalSupportTerms): Party[] => {
  const { setOff, payor: ofChildren, apart = [], apartPayor } = childSupport ?? {};
  const found = [
    ...(setOff ? (['owner', 'partner'] as const) : [ofChildren?.value]),
    ...(apart.length > 0 ? [apartPayor?.value] : []),
    ...(monthly ? [payor.value] : []),
  ];
  return [...new Set(found.flatMap((party) => party ?? []))];
};

const payableUntil = (childSupport: ChildSupportTerms | null, { monthly }: SpousalSupportTerms): IsoDate | null =>
  [
    monthly?.end.value,
    ...(childSupport?.ends ?? []).map(({ isSupported, isOfAge, ofAgeOn }) =>
      isSupported && !isOfAge ? ofAgeOn.value : null,
    ),
  ]
    .flatMap((day) => day ?? [])
    .sort()
    .at(-1) ?? null;

/** Null without insurance or without support that it secures. */
export const securityTerms = (
  record: IntakeRecord,
  childSupport: ChildSupportTerms | null,
  spousalSupport: SpousalSupportTerms,
): SecurityTerms | null => {
  const isChosen =
    record.insuranceAmount !== undefined || record.optionalClauses?.includes('Life insurance as security') === true;
  const securesSpouse = spousalSupport.monthly !== null;
  if (!isChosen || (!childSupport && !securesSpouse)) return null;
  return {
    securesChildren: childSupport !== null,
    securesSpouse,
    payors: payorsOf(childSupport, spousalSupport),
    amount: optional(record, 'insuranceAmount'),
    trustee: optional(record, 'insuranceTrustee'),
    until: optional(record, 'insuranceUntil'),
    payableUntil: term('insuranceUntil', payableUntil(childSupport, spousalSupport)),
  };
};
