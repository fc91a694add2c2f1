import type { ColumnMapping } from '@evenhand/contracts/finance/imports';

const DATE = /\bdate\b/i;
const DESCRIPTION = /descr|memo|details|payee|narrative|transaction$/i;
const AMOUNT = /^(amount|cad\$?|value|amount \(?cad\)?)$/i;
const OUT = /withdraw|debit|money out|paid out/i;
const IN = /deposit|credit|money in|paid in/i;
const BALANCE = /balance/i;

/** What the headings of a CSV say by themselves. */
export const guessMapping = (headings: readonly string[]): ColumnMapping => {
  const find = (pattern: RegExp) => headings.find((heading) => pattern.test(heading)) ?? null;
  const amount = find(AMOUNT);
  return {
    date: find(DATE) ?? '',
    description: find(DESCRIPTION) ?? '',
    amount,
    moneyOut: amount === null ? find(OUT) : null,
    moneyIn: amount === null ? find(IN) : null,
    balance: find(BALANCE),
    dayFirst: false,
  };
};

/** Whether each column that a movement needs is named, and is there. */
export const isComplete = (mapping: ColumnMapping, headings: readonly string[]): boolean => {
  const { date, description, amount, moneyOut, moneyIn, balance } = mapping;
  const named = [date, description, amount, moneyOut, moneyIn, balance].filter((heading) => heading !== null);
  const hasAmount = amount !== null || moneyOut !== null || moneyIn !== null;
  return hasAmount && named.every((heading) => headings.includes(heading));
};
