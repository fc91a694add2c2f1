import { valueOfLumpSum } from '@evenhand/family-law/agreement/agreed-lump-sum';
import { agreedTerms } from '@evenhand/family-law/terms/terms';
import { centsIn, dayOf } from './read-figures.ts';
import type { Read } from './reader.ts';
import { pastAmounts } from './support-contradictions.ts';

const DAY = '(\\d+ \\w+ \\d{4})';
const dayIn = (text: string, before: string): string | undefined => {
  const written = new RegExp(`${before} ${DAY}`).exec(text)?.[1];
  return written === undefined ? undefined : dayOf(written);
};

/** The beginning, changes, review, end and last payment are in order. */
const inOrder = (text: string): string[] => {
  const start = dayIn(text, 'starting on');
  const end = dayIn(text, 'ends on');
  const last = dayIn(text, 'The last payment falls due on');
  const changes = [...text.matchAll(new RegExp(`first payment due on or after ${DAY},`, 'g'))].map(([, day = '']) =>
    dayOf(day),
  );
  const found: string[] = [];
  if (start && end && start >= end) found.push('spousal support ends before it begins');
  if (last && end && (last > end || Date.parse(end) - Date.parse(last) > 31 * 24 * 3_600_000))
    found.push('the last payment is not the last one up to the end');
  for (const [index, day] of changes.entries()) {
    if ((start && day <= start) || (end && day >= end)) found.push(`an amount changes on ${day}, when nothing is paid`);
    if (index > 0 && day <= (changes[index - 1] ?? '')) found.push('the changes are out of order');
  }
  const review = dayIn(text, 'review of the amount and duration of spousal support on or after');
  if (review && end && review >= end) found.push('a review after the end');
  if (text.includes('for a review') && end && !text.includes('Unless a review changes its duration'))
    found.push('an end that a review does not move');
  return found;
};

const lumpSum = (text: string): string[] => {
  const stated =
    /replaces (\S+) per month [^\n]*?These (\d+) payments add up to (\S+) and, [^\n]*? are worth (\S+) on/.exec(text);
  if (!stated) return [];
  const [, monthly = '', count = '', total = '', discounted = ''] = stated;
  const net = /would cost [^\n]*? (\$\S+\d) and leave [^\n]*? (\$\S+\d); the midpoint is (\$\S+\d)\./.exec(text);
  const [cost, worth, middle] = (net ?? []).slice(1).map(centsIn);
  return [
    ...(centsIn(monthly) * Number(count) === centsIn(total) ? [] : ['the payments do not add up']),
    ...(centsIn(discounted) > centsIn(total) ? ['later money is worth more'] : []),
    ...(middle !== undefined && Math.abs((cost ?? 0) + (worth ?? 0) - 2 * middle) > 1 ? ['no middle'] : []),
  ];
};

/** Spousal support over time or as a lump sum, and its tax. */
export const spousalOverTime = ({ of, articles }: Read): string[] => {
  const text = of('spousal-support');
  const tax = of('tax');
  const isMonthly = /spousal support of [$[]/.test(text);
  const isLump = text.includes('a lump sum of');
  const says = (words: string) => text.includes(words);
  return [
    ...inOrder(text),
    ...lumpSum(text),
    ...(isMonthly !== tax.includes('Periodic spousal support') ? ['monthly support is not taxed as it is paid'] : []),
    ...(isLump !== tax.includes('not an allowance payable on a periodic basis')
      ? ['a lump sum is not taxed as it is paid']
      : []),
    ...(says('is not adjusted for the cost of living') && says('the amount increases by the percentage change')
      ? ['it rises and does not']
      : []),
    ...(isMonthly && says('in place of all other') ? ['a lump sum in place of what is paid'] : []),
    ...(articles.replaceAll(of('pensions'), '').includes('lump sum') && !isLump ? ['a lump sum that nobody pays'] : []),
  ];
};

export const spousalAmounts = ({ record, asOf }: Read): number[] => {
  const value = valueOfLumpSum(record, asOf);
  return [
    ...(record.spousalSteps ?? []).map(({ amount }) => amount ?? 0),
    ...pastAmounts(agreedTerms(record, asOf).terms.spousalSupport.monthly?.past),
    ...(value ? [value.total, value.discounted, ...Object.values(value.afterTax ?? {})] : []),
  ];
};
