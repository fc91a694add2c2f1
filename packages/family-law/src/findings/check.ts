import type { Finding } from '@evenhand/contracts/agreement/findings';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';

/** One thing that is looked for in the answers: what is said when it is there, why it matters, which answers it is about. */
export interface Check extends Omit<Finding, 'sentence'> {
  /** The sentence of the finding; null when there is nothing to say, or an answer it needs is missing. */
  find(record: IntakeRecord, asOf: IsoDate): string | null;
}
