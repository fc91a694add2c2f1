import { LARGEST_AMOUNT_IN_CENTS } from '@evenhand/contracts/money';

/** Characters; longer texts are not parsed. */
const LONGEST_WRITTEN = 50;

/** `1,234.56`, `-12.5`, `$5`, `(12.00)` for money out, `12.00-`, `12.00 CR`. No exponent, no more than two decimals. */
const WRITTEN =
  /^(\()?([-+\u2212])? ?\$? ?([-\u2212])?(\d{1,3}(?:,\d{3})+|\d{1,12})?(?:\.(\d{1,2})0*)? ?(\))?(-)? ?(CR|DR)?$/i;

/** `2450,16`, `2 450,16 $` or `2.450,16`: as banks write in French. A comma before three digits groups thousands. */
const COMMA = /^([-\u2212(]? ?)(\d{1,3}(?:[ .]\d{3})+|\d{1,12}),(\d{1,2})( ?\$)?(\)?)$/;

const withPoint = (text: string): string =>
  text.replace(COMMA, (_, sign: string, whole: string, decimals: string, _dollar, closed: string) => {
    return `${sign.trim()}${whole.replaceAll(/[ .]/g, '')}.${decimals}${closed}`;
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
  const isOut = Boolean(opened ?? inner ?? after) || sign === '-' || sign === '\u2212' || side?.toUpperCase() === 'DR';
  return isOut && cents > 0 ? -cents : cents;
};
