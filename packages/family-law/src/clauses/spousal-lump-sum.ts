import { paysMonthly } from '@evenhand/contracts/intake/asked';
import { valueOfLumpSum } from '../agreement/agreed-lump-sum.js';
import type { Passage } from '../agreement/clause.js';
import type { Draft } from '../agreement/draft.js';
import { longDate, money } from '../agreement/print.js';

/** What the lump sum stands for, added up, discounted and after tax. */
const standsFor = ({ record, asOf }: Draft, pays: string, receives: string): Passage[] => {
  const { spousalLumpSumMonthly: monthly, spousalLumpSumOn: on, spousalLumpSumUntil: until } = record;
  const value = valueOfLumpSum(record, asOf);
  if (!value || monthly === undefined || !on || !until) return [];
  const after = value.afterTax;
  const net = after
    ? ` After tax they would cost ${pays} ${money(after.cost)} and leave ${receives} ${money(after.worth)}; ${money(after.middle)} lies in the middle.`
    : '';
  return [
    `The lump sum stands for ${money(monthly)} a month from ${longDate(on)} until ${longDate(until)}, ${value.payments} payments that add up to ${money(value.total)} and, discounted at ${record.spousalLumpSumRate} a year, are worth ${money(value.discounted)} on the day of payment.${net} Schedule E shows how. We agreed on the lump sum with these figures before us.`,
  ];
};

export const paidOnce = (draft: Draft, pays: string, receives: string): Passage[] => {
  const { spousalLumpSum: amount, spousalLumpSumOn: on } = draft.record;
  const sum = amount === undefined ? draft.blank('spousalLumpSum', 'the lump sum of spousal support') : money(amount);
  const day = on ? longDate(on) : draft.blank('spousalLumpSumOn', 'when the lump sum is paid');
  return [
    `${pays} pays ${receives} a lump sum of ${sum} as spousal support by ${day}${paysMonthly(draft.record) ? ', beside the monthly amount' : ', in place of any other'}.`,
    ...standsFor(draft, pays, receives),
  ];
};
