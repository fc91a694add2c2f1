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
  readonly table: Pick<DatedTable, 'authority'>;
}

export const livingWith = (children: readonly SupportedChild[], home: Home): number =>
  children.filter((child) => child.home === home).length;

/**
 * Sole: the payor's table amount, and the recipient's notional one on the recipient's income. Shared: each spouse's
 * full table amount. Split: the amount for the children with the other plus the notional amount for those at home. Both
 * in Ontario.
 * @throws LawProblem `no-table` for a day without an Ontario table.
 */
export const childAmounts = ({
  on,
  payor,
  recipient,
  children,
}: Pick<SpousalQuestion, 'on' | 'payor' | 'recipient' | 'children'>): ChildSupportBetween => {
  const table = tableInForce('ON', on);
  const amount = (income: Cents, count: number): Cents => (count === 0 ? NOTHING : tableAmount(table, income, count));
  const withRecipient = livingWith(children, 'recipient') + livingWith(children, 'shared');
  const withPayor = livingWith(children, 'payor') + livingWith(children, 'shared');
  const [payorIncome, recipientIncome] = [grossIncome(payor), grossIncome(recipient)];
  const paidByPayor = amount(payorIncome, withRecipient);
  const paidByRecipient = amount(recipientIncome, withPayor);
  const atHome = (income: Cents, home: Home): Cents => amount(income, livingWith(children, home));
  return {
    payorDeducts: plus(paidByPayor, atHome(payorIncome, 'payor')),
    recipientDeducts: plus(paidByRecipient, atHome(recipientIncome, 'recipient')),
    paid: minus(paidByPayor, paidByRecipient),
    table,
  };
};
