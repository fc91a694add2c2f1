import type { Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { other } from '../parties.js';
import { listed } from '../print.js';
import { inPlaceOf } from '../terms/children.js';

/** How support takes account of another parent's duty (Guidelines s. 5). */
export const supportByStepParent = (draft: Draft): Passage[] => {
  const { childSupport, children } = draft.terms;
  const payor = childSupport?.payor.value;
  if (!payor) return [];
  const stepChildren = children.filter((child) => inPlaceOf(child) === payor && child.status !== 'independent');
  if (stepChildren.length === 0) return [];
  const names = listed(stepChildren.map(({ called }) => called));
  return [
    `${draft.name(payor)} stands in the place of a parent to ${names}. In agreeing on child support we have considered the Guidelines and the legal duty of any parent other than ${draft.name(payor)} and ${draft.name(other(payor))} to support ${names} (section 5 of the Guidelines).`,
  ];
};
