import type { RetroactiveSupportQuestion } from '@evenhand/contracts/finance/calculators/retroactive-support';
import { monthsBetween } from '@evenhand/family-law/retroactive/months';
import { type RetroactiveSupport, retroactiveSupport } from '@evenhand/family-law/retroactive/retroactive-support';

/** A monthly payment counts as paid on the first of each month. */
export const retroactiveSupportOf = ({ paidMonthly, ...question }: RetroactiveSupportQuestion): RetroactiveSupport => {
  const everyMonth =
    paidMonthly === 0
      ? []
      : monthsBetween(question.from, question.until).map((month) => ({
          date: `${month}-01`,
          by: question.payor,
          amount: paidMonthly,
        }));
  return retroactiveSupport({ ...question, payments: [...question.payments, ...everyMonth] });
};
