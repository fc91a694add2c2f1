import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { Child } from '@evenhand/contracts/intake/child';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { knownChildren } from '../agreement/dependent-children.js';
import { type Term, term } from './term.js';

/** `dependent` and `independent`: of age. */
export type ChildStatus = 'under-age' | 'dependent' | 'independent';

/** `in-place`: in the place of a parent (Divorce Act s. 2(2); Guidelines s. 5). */
export type Relationship = 'parent' | 'in-place';

export interface ChildTerms {
  /** The name; `Child 2` without one. */
  readonly called: string;
  readonly name: Term<string>;
  readonly born: Term<IsoDate>;
  /** Null while a birth date is missing or impossible. */
  readonly status: ChildStatus | null;
  /** Why a child of age is supported. */
  readonly dependency: NonNullable<Child['dependency']> | null;
  readonly relationship: Record<Party, Relationship>;
  readonly livesWith: Term<NonNullable<Child['livesWith']>>;
  /** As `livesWith`, otherwise the home of all children; asked for a child of age. */
  readonly home: Term<NonNullable<Child['livesWith']>>;
  readonly school: Term<string>;
  readonly health: Term<string>;
  /** Times that differ from the other children's. */
  readonly ownTimes: Term<string>;
}

const statusOf = (child: Child, record: IntakeRecord, asOf: IsoDate): ChildStatus | null => {
  const known = knownChildren(record, asOf);
  if (!known) return null;
  if (known.independent.some((one) => one.child === child)) return 'independent';
  return known.byTable.some((one) => one.child === child && !one.isOfAge) ? 'under-age' : 'dependent';
};

/** Parenting time is that of minors: it gives a child of age no home. */
const commonHome = ({ primaryResidence, residentialParent, children }: IntakeRecord): Child['livesWith'] => {
  if (primaryResidence === 'Primarily with one parent') return residentialParent;
  return primaryResidence === 'Equal (shared)' && children?.length === 1 ? 'both' : undefined;
};

/** Empty without children. */
export const childrenTerms = (record: IntakeRecord, asOf: IsoDate): ChildTerms[] =>
  (record.hasChildren ? (record.children ?? []) : []).map((child, index) => {
    const at = `children/${index}`;
    const number = index + 1;
    const relationship = (party: Party) => (child.stepParent === party ? 'in-place' : 'parent');
    return {
      called: child.name?.trim() || `Child ${number}`,
      name: term(`${at}/name`, child.name?.trim(), `the name of child ${number}`),
      born: term(`${at}/birthdate`, child.birthdate, `the birth date of child ${number}`),
      status: statusOf(child, record, asOf),
      dependency: child.dependency ?? null,
      relationship: { owner: relationship('owner'), partner: relationship('partner') },
      livesWith: term(`${at}/livesWith`, child.livesWith),
      home: term(
        `${at}/livesWith`,
        child.livesWith ?? commonHome(record),
        `with whom ${child.name?.trim() || `child ${number}`} lives`,
      ),
      school: term(`${at}/school`, child.school?.trim()),
      health: term(`${at}/health`, child.health?.trim()),
      ownTimes: term(`${at}/schedule`, child.schedule?.trim()),
    };
  });

/** The spouse in the place of a parent; null where both are parents. */
export const inPlaceOf = ({ relationship: { owner, partner } }: ChildTerms): Party | null => {
  if (owner === 'in-place') return 'owner';
  return partner === 'in-place' ? 'partner' : null;
};
