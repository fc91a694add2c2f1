import type { IsoDate } from '@evenhand/contracts/dates';
import type { Child } from '@evenhand/contracts/intake/child';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { knownChildren, ofAgeOn } from '../agreement/dependent-children.js';
import { type Term, term } from './term.js';

/** When the support of one child ends at the earliest. */
export interface SupportEnd {
  readonly called: string | null;
  /** The day of coming of age; null without a birth date. */
  readonly ofAgeOn: Term<IsoDate>;
  /** Of age now: supported because of a dependency, or no longer. */
  readonly isOfAge: boolean;
  readonly isSupported: boolean;
  /** Why a child of age is supported; open for a minor. */
  readonly dependency: Term<NonNullable<Child['dependency']>>;
  readonly hasSpecialNeeds: boolean;
}

export const supportEndsOf = (record: IntakeRecord, asOf: IsoDate): SupportEnd[] => {
  const known = knownChildren(record, asOf);
  return (record.children ?? []).map((child, index) => {
    const day = ofAgeOn(child, record);
    return {
      called: child.name?.trim() || null,
      ofAgeOn: term(`children/${index}/birthdate`, day),
      isOfAge: day !== null && day <= asOf,
      dependency: term(`children/${index}/dependency`, child.dependency),
      isSupported: !known?.independent.some((one) => one.child === child),
      hasSpecialNeeds: child.specialNeeds === true,
    };
  });
};
