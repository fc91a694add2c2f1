import type { Finding } from '@evenhand/contracts/agreement/findings';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Statements } from '../agreement/statements.js';
import type { Terms } from '../terms/terms.js';

/** Context outside the answers; null where unknown, which suppresses the finding. */
export interface Around {
  /** A financial disclosure is frozen and can be shown. */
  readonly isDisclosed: boolean | null;
  readonly statements?: Statements;
}

/** What a check reads. */
export interface Checked extends Around {
  readonly terms: Terms;
}

/** A finding about one answer of several. */
export interface Cause {
  readonly sentence: string;
  readonly answer: IntakeField;
}

/** One consistency check. */
export interface Check extends Omit<Finding, 'sentence'> {
  /** The sentence of the finding; null when there is none or an answer is missing. */
  find(record: IntakeRecord, asOf: IsoDate, around: Checked): string | Cause | null;
}
