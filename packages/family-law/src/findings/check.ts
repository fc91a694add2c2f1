import type { Finding } from '@evenhand/contracts/agreement/findings';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Statements } from '../agreement/draft.js';

/** Context outside the answers; null where unknown, which suppresses the finding. */
export interface Around {
  /** A financial disclosure is frozen and can be shown. */
  readonly isDisclosed: boolean | null;
  readonly statements?: Statements;
}

/** One consistency check. */
export interface Check extends Omit<Finding, 'sentence'> {
  /** The sentence of the finding; null when there is none or an answer is missing. */
  find(record: IntakeRecord, asOf: IsoDate, around: Around): string | null;
}
