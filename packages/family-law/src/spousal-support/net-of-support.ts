import type { Cents } from '@evenhand/contracts/money';
import { minus, NOTHING } from '../money.js';
import { taxYearOf } from '../tax/tax-years.js';
import { coupleOf } from './claims.js';
import { netIncomesAt } from './couple.js';
import { checkedQuestion, type SpousalQuestion } from './question.js';

/**
 * Yearly cost to the payor and gain of the recipient after tax and benefits.
 * @throws LawProblem as {@link spousalSupport}.
 */
export const netOfSupport = (asked: SpousalQuestion, monthly: Cents): { cost: Cents; gain: Cents } => {
  const question = checkedQuestion(asked);
  // Child support is the same with and without it.
  const couple = coupleOf(question, null, taxYearOf(question.taxYear));
  const [without, paid] = [netIncomesAt(couple, NOTHING), netIncomesAt(couple, monthly)];
  return { cost: minus(without.payor, paid.payor), gain: minus(paid.recipient, without.recipient) };
};
