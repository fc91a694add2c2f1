import type { Finding } from '@evenhand/contracts/agreement/findings';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Statements } from '../agreement/draft.js';

/** What is known beside the answers; null where it is not known, and then nothing is said about it. */
export interface Around {
  /** Whether a financial disclosure has been frozen and can be shown. */
  readonly isDisclosed: boolean | null;
  /** What each of the two disclosed. */
  readonly statements?: Statements;
}

/** One thing that is looked for in the answers: what is said when it is there, why it matters, which answers it is about. */
export interface Check extends Omit<Finding, 'sentence'> {
  /** The sentence of the finding; null when there is nothing to say, or an answer it needs is missing. */
  find(record: IntakeRecord, asOf: IsoDate, around: Around): string | null;
}
