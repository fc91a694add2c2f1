import { cents } from '@evenhand/contracts/money';
import { inDollars } from '@evenhand/web-kit/amount';

/** Rounded to dollars: net incomes are estimates. */
export const wholeDollars = (amount: number): string =>
  inDollars(cents(Math.round(amount / 100) * 100)).replace(/\.00$/, '');

/** With its sign, as a change; zero has none. */
export const signedDollars = (amount: number): string => {
  const text = wholeDollars(Math.abs(amount));
  if (Math.abs(amount) < 50) return text;
  return amount > 0 ? `+${text}` : `−${text}`;
};
