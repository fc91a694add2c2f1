import type { FactChoice } from '@evenhand/contracts/agreement/fact-choice';
import type { FinancialStatement, HalfStatement } from '@evenhand/contracts/finance/statement';

/** The financial disclosures; null for a party without one. */
export interface Statements {
  /** Which figure applies where an answer and a disclosure differ. */
  choices?: readonly FactChoice[];
  owner: FinancialStatement | null;
  partner: HalfStatement | null;
}
export const noStatements: Statements = { owner: null, partner: null };
