import type { Finding } from '@evenhand/contracts/agreement/findings';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
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

/** One consistency check. */
export interface Check extends Omit<Finding, 'sentence'> {
  /** The sentence of the finding; null when there is none or an answer is missing. */
  find(record: IntakeRecord, asOf: IsoDate, around: Checked): string | null;
}
