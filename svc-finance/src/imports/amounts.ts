import { LARGEST_AMOUNT_IN_CENTS } from '@evenhand/contracts/money';

/** Characters; longer texts are not parsed. */
const LONGEST_WRITTEN = 50;

/** `1,234.56`, `-12.5`, `$5`, `(12.00)` for money out, `12.00-`, `12.00 CR`. No exponent, no more than two decimals. */
const WRITTEN =
  /^(\()?([-+\u2212])? ?\$? ?([-+\u2212])?(\d{1,3}(?:,\d{3})+|\d{1,12})?(?:\.(\d{1,2})0*)? ?(\))?(-)? ?(CR|DR)?$/i;

/** `2450,16`, `2 450,16 $` or `2.450,16`: as banks write in French. A comma before three digits groups thousands. */
const COMMA = /^([-+\u2212(]? ?)(\d{1,3}(?:[ .]\d{3})+|\d{1,12}),(\d{1,2})(\)?)$/;
/** `2 450` or `2 450.16`. */
const SPACED = /^([-+\u2212(]? ?)(\d{1,3}(?: \d{3})+)((?:\.\d{1,2})?\)?)$/;

const withPoint = (text: string): string =>
  text
    .replace(/ ?\$$/, '')
    .replace(COMMA, (_, sign: string, whole: string, decimals: string, closed: string) => {
      return `${sign.trim()}${whole.replaceAll(/[ .]/g, '')}.${decimals}${closed}`;
    })
    .replace(SPACED, (_, sign: string, whole: string, rest: string) => {
      return `${sign.trim()}${whole.replaceAll(' ', '')}${rest}`;
    });

/** Cents, or null for a text that is not an amount. */
export const readBankAmount = (text: string): number | null => {
  if (text.length > LONGEST_WRITTEN) return null;
  const match = WRITTEN.exec(withPoint(text.trim().replaceAll(/\s+/g, ' ')));
  if (!match || (match[4] === undefined && match[5] === undefined)) return null;
  const [, opened, sign, inner, whole = '0', decimals = '', closed, after, side] = match;
  if (Boolean(opened) !== Boolean(closed)) return null;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
  if (cents > LARGEST_AMOUNT_IN_CENTS) return null;
  const isMinus = [sign, inner].some((written) => written === '-' || written === '\u2212');
  const isOut = Boolean(opened ?? after) || isMinus || side?.toUpperCase() === 'DR';
  return isOut && cents > 0 ? -cents : cents;
};

export interface Money {
  readonly cents: number;
  /** Null where none is written. */
  readonly currency: string | null;
}

const CODES: Readonly<Record<string, string>> = {
  CAD: 'CAD',
  CA$: 'CAD',
  C$: 'CAD',
  $CA: 'CAD',
  '$ CA': 'CAD',
  USD: 'USD',
  US$: 'USD',
  $US: 'USD',
  '$ US': 'USD',
  EUR: 'EUR',
  '€': 'EUR',
  GBP: 'GBP',
  '£': 'GBP',
};
const BEFORE = /^([-+\u2212(]?) ?(CAD|CA\$|C\$|USD|US\$|EUR|€|GBP|£) ?/i;
const AFTER = / ?(CAD|\$ ?CA|USD|\$ ?US|EUR|€|GBP|£)$/i;

/** The code of a currency as a cell or heading states it: `USD`, `US$`, `$CA`. */
export const readCurrency = (text: string): string | null => {
  const written = text.trim().toUpperCase();
  return CODES[written] ?? (/^[A-Z]{3}$/.test(written) ? written : null);
};

/** An amount with or without its currency: `US$10.00`, `4,50 $ CA`, `-10.00 EUR`. */
export const readMoney = (text: string): Money | null => {
  if (text.length > LONGEST_WRITTEN) return null;
  const plain = readBankAmount(text);
  if (plain !== null) return { cents: plain, currency: null };
  const written = text.trim().replaceAll(/\s+/g, ' ');
  const code = BEFORE.exec(written)?.[2] ?? AFTER.exec(written)?.[1];
  const cents = code === undefined ? null : readBankAmount(written.replace(BEFORE, '$1').replace(AFTER, ''));
  return cents === null || code === undefined ? null : { cents, currency: readCurrency(code) };
};
