import { type Cents, EnteredCents } from '@evenhand/contracts/money';

export { inDollars } from '@evenhand/contracts/money';

/** Accepted amounts: `500000`, `500,000`, `$1,234.56`, with spaces. */
const WRITTEN = /^\$?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

/** Parses dollars into cents; null when the text is not an amount. */
export const readAmount = (written: string): Cents | null => {
  const match = WRITTEN.exec(written.replace(/\s/g, ''));
  if (!match?.[1]) return null;
  const whole = match[1].replaceAll(',', '');
  const cents = EnteredCents.safeParse(Number(whole) * 100 + Number((match[2] ?? '').padEnd(2, '0')));
  return cents.success ? cents.data : null;
};

const plain = new Intl.NumberFormat('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats cents for an input: `1,234.56`. */
export const writeAmount = (amount: number): string => plain.format(amount / 100);

const short = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats cents for a headline: `$1,234`, with cents only when there are some. */
export const inShortDollars = (amount: Cents): string => short.format(amount / 100);
