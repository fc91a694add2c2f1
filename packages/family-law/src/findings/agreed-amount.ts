import type { IsoDate } from '@evenhand/contracts/dates';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { supportByGuidelines } from '../agreement/guideline-support.js';
import type { ChildSupport } from '../child-support/child-support.js';
import { LawProblem } from '../law-problem.js';

interface Beside {
  agreed: Cents;
  guidelines: ChildSupport;
}

/** An agreed amount beside what the Guidelines give; null when either is not there. */
export const agreedBesideTable = (record: IntakeRecord, asOf: IsoDate): Beside | null => {
  const { agreedChildSupportAmount: agreed } = record;
  if (agreed === undefined) return null;
  const guidelines = supportByGuidelines(record, asOf);
  return guidelines === null || guidelines instanceof LawProblem ? null : { agreed, guidelines };
};

/** The same where no reason stands beside the agreed amount. */
export const unexplainedAmount = (record: IntakeRecord, asOf: IsoDate): Beside | null =>
  record.childSupportReason?.trim() ? null : agreedBesideTable(record, asOf);
