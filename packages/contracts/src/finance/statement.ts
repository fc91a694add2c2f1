import { z } from 'zod';
import { Sha256 } from '../agreement/agreement.js';
import { EmailAddress } from '../email.js';
import { Cents } from '../money.js';
import { assetFacts, exclusionOf } from './assets.js';
import { debtFacts } from './debts.js';
import { incomeFacts } from './incomes.js';

const { name, category, ownership, ownersShare, isMatrimonialHome, goesTo } = assetFacts;
const atBothDates = { atSeparation: Cents.nullable(), atMarriage: Cents.nullable() };

const StatedAsset = z.object({
  name,
  category,
  ownership,
  ownersShare,
  isMatrimonialHome,
  goesTo,
  value: Cents,
  ...atBothDates,
  exclusion: exclusionOf(Cents).nullable(),
});
export type StatedAsset = z.infer<typeof StatedAsset>;

const StatedDebt = z.object({
  creditor: debtFacts.creditor,
  category: debtFacts.category,
  responsibility: debtFacts.responsibility,
  ownersShare: debtFacts.ownersShare,
  isForMatrimonialHome: debtFacts.isForMatrimonialHome,
  goesTo: debtFacts.goesTo,
  currentBalance: Cents,
  ...atBothDates,
});
export type StatedDebt = z.infer<typeof StatedDebt>;

const StatedIncome = z.object({ year: incomeFacts.year, whose: incomeFacts.whose, taxableIncome: Cents });

/**
 * A frozen disclosure as attached to the agreement, in cents, from its author's side (`party_a`), without account
 * numbers, descriptions and documents.
 */
export const FinancialStatement = z.object({
  frozenAt: z.iso.datetime(),
  sha256: Sha256,
  assets: z.array(StatedAsset),
  debts: z.array(StatedDebt),
  incomes: z.array(StatedIncome),
});
export type FinancialStatement = z.infer<typeof FinancialStatement>;

/** The partner's half, with the address whose link filled it. */
export const HalfStatement = FinancialStatement.extend({ from: EmailAddress });
export type HalfStatement = z.infer<typeof HalfStatement>;
