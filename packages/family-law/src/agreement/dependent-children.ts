import type { IsoDate } from '@evenhand/contracts/dates';
import type { Child } from '@evenhand/contracts/intake/child';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { ageOn, type Province, provinces } from '../child-support/province.js';
import { LawProblem } from '../law-problem.js';

/** A child as the agreement speaks of it. */
export interface NamedChild {
  readonly called: string;
  readonly age: number;
  readonly isOfAge: boolean;
  readonly child: Child;
}

/** A child of age whose support is an amount of its own instead of the table's (Guidelines s. 3(2)(b)). */
export interface ChildApart extends NamedChild {
  readonly monthly: Cents;
}

/** The children by how they are supported. Every child is in exactly one of the lists. */
export interface DependentChildren {
  /** Those that the table amount is for: under age, or of age and still dependent (s. 3(2)(a)). */
  readonly byTable: NamedChild[];
  readonly apart: ChildApart[];
  /** Of age, and nothing says that they still depend on their parents. */
  readonly independent: NamedChild[];
}

/** Where the children ordinarily live: its law says when they are of age (Divorce Act s. 2(1)). */
const provinceOfChildren = ({ residentialParent, userProvince, partnerProvince }: IntakeRecord): Province =>
  (residentialParent === 'partner' ? partnerProvince : userProvince) ?? 'ON';

/** The day on which a child is of age; who was born on 29 February is so on 1 March. Null without a birth date. */
export const ofAgeOn = ({ birthdate }: Child, record: IntakeRecord): IsoDate | null => {
  if (!birthdate) return null;
  const day = new Date(birthdate);
  day.setUTCFullYear(day.getUTCFullYear() + provinces[provinceOfChildren(record)].majority);
  return day.toISOString().slice(0, 10);
};

/**
 * Who of the children support is for; null while there is none, or a birth date is missing.
 * @throws LawProblem `dates-out-of-order` for a child born after that day.
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

/** The same, where a birth date that cannot be counts as one that is missing. */
export const knownChildren = (record: IntakeRecord, asOf: IsoDate): DependentChildren | null => {
  try {
    return dependentChildren(record, asOf);
  } catch (problem) {
    if (problem instanceof LawProblem) return null;
    throw problem;
  }
};

/** Whether it is known that no child depends on the two of them any more. */
export const noDependants = (record: IntakeRecord, asOf: IsoDate): boolean => {
  const children = knownChildren(record, asOf);
  return children !== null && children.byTable.length + children.apart.length === 0;
};

/** Whether all children are of age: what is settled about parenting then speaks of nobody. */
export const allOfAge = (record: IntakeRecord, asOf: IsoDate): boolean => {
  const children = knownChildren(record, asOf);
  return children?.byTable.every(({ isOfAge }) => isOfAge) ?? false;
};
