import type { PackageState } from '@evenhand/contracts/agreement/agreement';

/** What has happened in a case, as far as its bar shows it. */
export interface CaseBarFacts {
  answersSaved: boolean;
  answersSubmitted: boolean;
  evidenceFiles: number;
  financeEntries: number;
  financesFrozen: boolean;
  /** The version that stands; null before the first. */
  agreement: {
    state: PackageState;
    missingAnswers: number;
    /** The hash of the answers that it was made from is still that of the submitted answers. */
    isUpToDate: boolean;
    signatures: number;
  } | null;
}
