import { type Cents, EnteredCents } from '@evenhand/contracts/money';

/** What a person may write for an amount: `500000`, `500,000`, `$1,234.56`, with spaces. Nothing else is guessed at. */
const WRITTEN = /^\$?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

/** Reads dollars as written into cents; null when it is not an amount. */
export const readAmount = (written: string): Cents | null => {
  const match = WRITTEN.exec(written.replace(/\s/g, ''));
  if (!match?.[1]) return null;
  const whole = match[1].replaceAll(',', '');
  const cents = EnteredCents.safeParse(Number(whole) * 100 + Number((match[2] ?? '').padEnd(2, '0')));
  return cents.success ? cents.data : null;
};

const plain = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Cents as a person would write them into a field: `1,234.56`. */
export const writeAmount = (amount: number): string => plain.format(amount / 100);

const dollars = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });

/** As printed on a page: `$1,234.56`. */
export const inDollars = (amount: Cents): string => dollars.format(amount / 100);
