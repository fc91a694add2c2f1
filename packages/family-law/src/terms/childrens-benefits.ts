import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { optional, type Term } from './term.js';

/** What was agreed about the Canada Child Benefit and the amount for an eligible dependant; open for the default. */
export interface ChildrensBenefits {
  readonly benefit: Term<NonNullable<IntakeRecord['childBenefit']>>;
  readonly applicant: Term<Party>;
  readonly credit: Term<NonNullable<IntakeRecord['dependantCredit']>>;
  /** In even-numbered years where the parents take turns. */
  readonly claimant: Term<Party>;
}

export const childrensBenefitTerms = (record: IntakeRecord): ChildrensBenefits => ({
  benefit: optional(record, 'childBenefit'),
  applicant: optional(record, 'childBenefitBy', 'who applies for the Canada Child Benefit'),
  credit: optional(record, 'dependantCredit'),
  claimant: optional(record, 'dependantCreditBy', 'who claims the amount for an eligible dependant'),
});
