import type { Party } from '@evenhand/contracts/identity';
import type { Cents } from '@evenhand/contracts/money';
import type { ChildSupport } from '../child-support/child-support.js';
import { NOTHING } from '../money.js';
import type { Draft } from './draft.js';
import { guidelineSupport } from './guideline-support.js';

export const followsGuidelines = ({ record }: Draft): boolean =>
  record.useGuidelines !== false && record.agreedChildSupportAmount === undefined;

/** Monthly amount under this agreement; null while an answer is missing. */
export const agreedChildSupport = (draft: Draft): { payor: Party | null; monthly: Cents } | null => {
  const guidelines = guidelineSupport(draft);
  if (guidelines && followsGuidelines(draft)) return { payor: guidelines.payor, monthly: guidelines.monthly };
  const { childSupportPayer: payor, agreedChildSupportAmount: monthly } = draft.record;
  return payor === undefined || monthly === undefined ? null : { payor, monthly };
};

export const isPaid = (draft: Draft, guidelines: ChildSupport | null): boolean =>
  guidelines && followsGuidelines(draft)
    ? guidelines.payor !== null
    : draft.record.agreedChildSupportAmount !== NOTHING;
