import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { ChildSupport, Parent } from '../child-support/child-support.js';
import { type Dependants, dependantsOn } from '../child-support/dependants.js';
import { sharedSupport } from '../child-support/shared-support.js';
import { soleSupport } from '../child-support/sole-support.js';
import { LawProblem } from '../law-problem.js';
import { type Draft, other } from './draft.js';

const parentIn = (record: IntakeRecord, party: Party): Parent | null => {
  const [province, income] =
    party === 'owner' ? [record.userProvince, record.userIncome] : [record.partnerProvince, record.partnerIncome];
  return province === undefined || income === undefined ? null : { province, income };
};

const dependants = ({ record, asOf }: Draft, { province }: Parent): Dependants | null => {
  const births = record.children?.flatMap(({ birthdate }) => (birthdate ? [{ birthdate }] : [])) ?? [];
  return births.length === 0 || births.length !== record.children?.length ? null : dependantsOn(births, asOf, province);
};

const shared = (draft: Draft): ChildSupport | null => {
  const parents = { owner: parentIn(draft.record, 'owner'), partner: parentIn(draft.record, 'partner') };
  if (!parents.owner || !parents.partner) return null;
  const counted = dependants(draft, parents.owner);
  return (
    counted &&
    sharedSupport({ on: draft.asOf, parents: { owner: parents.owner, partner: parents.partner }, ...counted })
  );
};

const sole = (draft: Draft): ChildSupport | null => {
  const { childSupportPayer: payor, residentialParent } = draft.record;
  if (!payor || residentialParent !== other(payor)) return null;
  const parent = parentIn(draft.record, payor);
  const counted = parent && dependants(draft, parent);
  return counted && soleSupport(payor, { on: draft.asOf, ...parent, ...counted });
};

/**
 * What the Guidelines give for the answers, with the working; null while an answer it needs is missing, or for an
 * arrangement that the tables alone do not settle. An answer that no rule fits is listed as missing, with the reason.
 */
export const guidelineSupport = (draft: Draft): ChildSupport | null => {
  try {
    if (draft.record.primaryResidence === 'Equal (shared)') return shared(draft);
    if (draft.record.primaryResidence === 'Primarily with one parent') return sole(draft);
    return null;
  } catch (problem) {
    if (!(problem instanceof LawProblem)) throw problem;
    draft.blank('children', problem.message.replace(/\.$/, ''));
    return null;
  }
};
