import type { Cents } from '@evenhand/contracts/money';
import { tableAmount } from '../child-support/table-amount.js';
import { type DatedTable, tableInForce } from '../child-support/tables.js';
import { minus, NOTHING, plus } from '../money.js';
import { grossIncome, type Home, type SpousalQuestion, type SupportedChild } from './question.js';

/** Monthly: deduction from each spouse's income for the children, and the support paid. */
export interface ChildSupportBetween {
  readonly payorDeducts: Cents;
  readonly recipientDeducts: Cents;
  /** From the payor of spousal support to its recipient; negative in the other direction. */
  readonly paid: Cents;
  /** Each owes the other; `paid` is what is left. */
  readonly isDifference: boolean;
  readonly tables: Record<'payor' | 'recipient', Pick<DatedTable, 'authority'>>;
}

export const livingWith = (children: readonly SupportedChild[], home: Home): number =>
  children.filter((child) => child.home === home).length;

/**
 * Sole: the payor's table amount, and the recipient's notional one on the recipient's income. Shared: each spouse's
 * full table amount. Split: the amount for the children with the other plus the notional amount for those at home. Each
 * by the table of the own province.
 * @throws LawProblem `no-table` for a day without a table.
 */
export const childAmounts = ({
  on,
  provinces,
  payor,
  recipient,
  children,
}: Pick<SpousalQuestion, 'on' | 'provinces' | 'payor' | 'recipient' | 'children'>): ChildSupportBetween => {
  const tables = { payor: tableInForce(provinces.payor, on), recipient: tableInForce(provinces.recipient, on) };
  const incomes = { payor: grossIncome(payor), recipient: grossIncome(recipient) };
  const amount = (who: 'payor' | 'recipient', count: number): Cents =>
    count === 0 ? NOTHING : tableAmount(tables[who], incomes[who], count);
  const withRecipient = livingWith(children, 'recipient') + livingWith(children, 'shared');
  const withPayor = livingWith(children, 'payor') + livingWith(children, 'shared');
  const paidByPayor = amount('payor', withRecipient);
  const paidByRecipient = amount('recipient', withPayor);
  const atHome = (who: 'payor' | 'recipient'): Cents => amount(who, livingWith(children, who));
  return {
    payorDeducts: plus(paidByPayor, atHome('payor')),
    recipientDeducts: plus(paidByRecipient, atHome('recipient')),
    paid: minus(paidByPayor, paidByRecipient),
    isDifference: paidByPayor > NOTHING && paidByRecipient > NOTHING,
    tables,
  };
};
