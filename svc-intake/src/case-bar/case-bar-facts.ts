import type { PackageState } from '@evenhand/contracts/agreement/agreement';

export interface CaseBarFacts {
  answersSaved: boolean;
  answersSubmitted: boolean;
  evidenceFiles: number;
  financeEntries: number;
  financesFrozen: boolean;
  /** The current version; null before the first. */
  agreement: {
    state: PackageState;
    missingAnswers: number;
    /** Whether its answers are the submitted ones, by hash. */
    isUpToDate: boolean;
    signatures: number;
  } | null;
}
