import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { ChildSupport, Parent } from '../child-support/child-support.js';
import type { Dependants } from '../child-support/dependants.js';
import { sharedSupport } from '../child-support/shared-support.js';
import { soleSupport } from '../child-support/sole-support.js';
import { splitSupport } from '../child-support/split-support.js';
import { LawProblem } from '../law-problem.js';
import { other } from '../parties.js';
import { dependentChildren } from './dependent-children.js';
import { openResidence } from './parenting-share.js';

const parentIn = (record: IntakeRecord, party: Party): Parent | null => {
  const [province, income] =
    party === 'owner' ? [record.userProvince, record.userIncome] : [record.partnerProvince, record.partnerIncome];
  return province === undefined || income === undefined ? null : { province, income };
};

const bothParents = (record: IntakeRecord): Record<Party, Parent> | null => {
  const owner = parentIn(record, 'owner');
  const partner = parentIn(record, 'partner');
  return owner && partner ? { owner, partner } : null;
};

const dependants = (record: IntakeRecord, asOf: IsoDate): Dependants | null => {
  const byTable = dependentChildren(record, asOf)?.byTable ?? [];
  return byTable.length === 0
    ? null
    : { children: byTable.length, adultChildren: byTable.filter(({ isOfAge }) => isOfAge).length };
};

const shared = (record: IntakeRecord, asOf: IsoDate): ChildSupport | null => {
  const parents = bothParents(record);
  const counted = parents && dependants(record, asOf);
  return parents && counted && sharedSupport({ on: asOf, parents, ...counted });
};

const sole = (record: IntakeRecord, asOf: IsoDate): ChildSupport | null => {
  const { childSupportPayer: payor, residentialParent } = record;
  if (!payor || residentialParent !== other(payor)) return null;
  const parent = parentIn(record, payor);
  const counted = parent && dependants(record, asOf);
  const otherProvince = payor === 'owner' ? record.partnerProvince : record.userProvince;
  return counted && soleSupport(payor, { on: asOf, otherProvince, ...parent, ...counted });
};

/** Needs a residence for every child and at least one child with each parent (s. 8). */
const split = (record: IntakeRecord, asOf: IsoDate): ChildSupport | null => {
  const parents = bothParents(record);
  const children = dependentChildren(record, asOf)?.byTable ?? [];
  if (!parents || children.some(({ isOfAge }) => isOfAge)) return null;
  const mostlyWith = (party: Party) => children.filter(({ child }) => child.livesWith === party).length;
  const childrenWith = { owner: mostlyWith('owner'), partner: mostlyWith('partner') };
  const isSplit = childrenWith.owner > 0 && childrenWith.partner > 0;
  if (!isSplit || childrenWith.owner + childrenWith.partner !== children.length) return null;
  return splitSupport({ on: asOf, parents, childrenWith });
};

const orProblem = <Figures>(calculate: () => Figures): Figures | LawProblem => {
  try {
    return calculate();
  } catch (problem) {
    if (problem instanceof LawProblem) return problem;
    throw problem;
  }
};

/**
 * Guidelines support with its working. Null when an answer is missing, the tables do not cover the arrangement, or the
 * schedule contradicts it; LawProblem when no rule fits an answer.
 */
export const supportByGuidelines = (record: IntakeRecord, asOf: IsoDate): ChildSupport | LawProblem | null =>
  orProblem(() => {
    if (openResidence(record, asOf)) return null;
    if (record.primaryResidence === 'Equal (shared)') return shared(record, asOf);
    if (record.primaryResidence === 'Primarily with one parent') return sole(record, asOf);
    if (record.primaryResidence === 'Other arrangement') return split(record, asOf);
    return null;
  });

/** Whether the couple agreed on the Guidelines amount. */
export const isGuidelineAmount = (
  { payor, monthly }: ChildSupport,
  { useGuidelines, agreedChildSupportAmount: agreed, childSupportPayer }: IntakeRecord,
): boolean =>
  agreed === undefined
    ? useGuidelines !== false
    : agreed === monthly && (payor === null || payor === childSupportPayer);

/** Who alone pays child support for shared children; null where both pay, or neither. */
export const paysAlone = (record: IntakeRecord, asOf: IsoDate): Party | null => {
  const support = supportByGuidelines(record, asOf);
  if (support === null || support instanceof LawProblem || support.arrangement !== 'shared') return null;
  const { agreedChildSupportAmount: agreed, childSupportPayer } = record;
  if (!isGuidelineAmount(support, record)) return agreed ? (childSupportPayer ?? null) : null;
  return support.tables.owner?.monthly && support.tables.partner?.monthly ? null : support.payor;
};

/** Number of children with each parent, and the Guidelines amount for it (s. 8). */
export interface Split {
  childrenWith: Record<Party, number>;
  support: ChildSupport;
}

/** Every split with a child in each home, for a custom arrangement without a stated residence per child. */
export const possibleSplits = (record: IntakeRecord, asOf: IsoDate): Split[] => {
  const parents = record.primaryResidence === 'Other arrangement' ? bothParents(record) : null;
  const isSaid = record.children?.every(({ livesWith }) => livesWith !== undefined) === true;
  if (!parents || isSaid) return [];
  const found = orProblem(() => {
    const children = dependants(record, asOf)?.children ?? 0;
    return Array.from({ length: Math.max(0, children - 1) }, (_, index): Split => {
      const childrenWith = { owner: index + 1, partner: children - index - 1 };
      return { childrenWith, support: splitSupport({ on: asOf, parents, childrenWith }) };
    });
  });
  return found instanceof LawProblem ? [] : found;
};
