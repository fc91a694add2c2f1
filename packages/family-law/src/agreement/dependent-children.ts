import type { IsoDate } from '@evenhand/contracts/dates';
import type { Child } from '@evenhand/contracts/intake/child';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { ageOn, type Province, provinces } from '../child-support/province.js';
import { LawProblem } from '../law-problem.js';

export interface NamedChild {
  readonly called: string;
  readonly age: number;
  readonly isOfAge: boolean;
  readonly child: Child;
}

/** An adult child with an agreed amount instead of the table amount (Guidelines s. 3(2)(b)). */
export interface ChildApart extends NamedChild {
  readonly monthly: Cents;
}

/** Each child is in exactly one list. */
export interface DependentChildren {
  /** Under age, or of age and still dependent (s. 3(2)(a)). */
  readonly byTable: NamedChild[];
  readonly apart: ChildApart[];
  /** Of age and not stated as dependent. */
  readonly independent: NamedChild[];
}

/** The province of the children's ordinary residence sets the age of majority (Divorce Act s. 2(1)). */
export const provinceOfChildren = ({ residentialParent, userProvince, partnerProvince }: IntakeRecord): Province => {
  const home = (residentialParent === 'partner' ? partnerProvince : userProvince) ?? 'ON';
  return home === 'abroad' ? 'ON' : home;
};

/** Null without a birth date. A child born on 29 February is of age on 1 March. */
export const ofAgeOn = ({ birthdate }: Child, record: IntakeRecord): IsoDate | null => {
  if (!birthdate) return null;
  const day = new Date(birthdate);
  day.setUTCFullYear(day.getUTCFullYear() + provinces[provinceOfChildren(record)].majority);
  return day.toISOString().slice(0, 10);
};

/**
 * Null without children or while a birth date is missing.
 * @throws LawProblem `dates-out-of-order` for a child born after `asOf`.
 */
export const dependentChildren = (record: IntakeRecord, asOf: IsoDate): DependentChildren | null => {
  const children = record.hasChildren ? (record.children ?? []) : [];
  const { majority } = provinces[provinceOfChildren(record)];
  const found: DependentChildren = { byTable: [], apart: [], independent: [] };
  for (const [index, child] of children.entries()) {
    if (!child.birthdate) return null;
    if (child.birthdate > asOf)
      throw new LawProblem('dates-out-of-order', 'A child is born after that day.', `children.${index}.birthdate`);
    const age = ageOn(child.birthdate, asOf);
    const named = { called: child.name?.trim() || `Child ${index + 1}`, age, isOfAge: age >= majority, child };
    if (!named.isOfAge) found.byTable.push(named);
    else if (!child.dependency) found.independent.push(named);
    else if (child.ownSupport === undefined) found.byTable.push(named);
    else found.apart.push({ ...named, monthly: child.ownSupport });
  }
  return children.length > 0 ? found : null;
};

/** As {@link dependentChildren}; an impossible birth date counts as missing. */
export const knownChildren = (record: IntakeRecord, asOf: IsoDate): DependentChildren | null => {
  try {
    return dependentChildren(record, asOf);
  } catch (problem) {
    if (problem instanceof LawProblem) return null;
    throw problem;
  }
};
