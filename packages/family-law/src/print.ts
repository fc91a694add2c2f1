import type { Cents } from '@evenhand/contracts/money';

const groupedDigits = new Intl.NumberFormat('en-CA');

/** Cents as `$1,234.56`; a negative amount as `-$1,234.56`. */
export const money = (amount: Cents): string => {
  const dollars = groupedDigits.format(Math.trunc(Math.abs(amount) / 100));
  return `${amount < 0 ? '-' : ''}$${dollars}.${(Math.abs(amount) % 100).toString().padStart(2, '0')}`;
};

/** Hundredths of a percent as `50%` or `33.33%`. */
export const percent = (share: number): string => `${share / 100}%`;

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** 163 months as `13 years and 7 months`. */
export const yearsAndMonths = (months: number): string => {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (years === 0) return counted(rest, 'month');
  return rest === 0 ? counted(years, 'year') : `${counted(years, 'year')} and ${counted(rest, 'month')}`;
};

/** Hours of a day as `4:00 p.m.`, `noon`, `12:00 a.m.`. */
export const clock = (hour: number): string => {
  if (hour % 24 === 0) return '12:00 a.m.';
  if (hour === 12) return 'noon';
  return hour < 12 ? `${hour}:00 a.m.` : `${hour - 12}:00 p.m.`;
};

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `one child`, `two children`; in figures above ten. */
export const childrenCounted = (count: number): string =>
  `${words[count] ?? count} ${count === 1 ? 'child' : 'children'}`;

/** `a`, `a and b`, `a, b and c`. */
export const listed = (items: string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
