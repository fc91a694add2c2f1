import type { ChildSupport } from '../child-support/child-support.js';
import type { Draft } from '../draft/draft.js';

/** By the Guidelines; a problem becomes a missing answer with its reason. */
export const guidelineSupport = ({ terms, blank }: Draft): ChildSupport | null => {
  const { guidelines = null, guidelinesProblem } = terms.childSupport ?? {};
  if (guidelinesProblem) blank('children', guidelinesProblem.replace(/\.$/, ''));
  return guidelines;
};
