import type { IsoDate } from '@evenhand/contracts/dates';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { supportByGuidelines } from '../agreement/guideline-support.js';
import type { ChildSupport } from '../child-support/child-support.js';
import { LawProblem } from '../law-problem.js';

/** An agreed amount without a reason beside what the Guidelines give; null when either is not there. */
export const unexplainedAmount = (
  record: IntakeRecord,
  asOf: IsoDate,
): { agreed: Cents; guidelines: ChildSupport } | null => {
  const { agreedChildSupportAmount: agreed, childSupportReason } = record;
  if (agreed === undefined || childSupportReason?.trim()) return null;
  const guidelines = supportByGuidelines(record, asOf);
  return guidelines === null || guidelines instanceof LawProblem ? null : { agreed, guidelines };
};
