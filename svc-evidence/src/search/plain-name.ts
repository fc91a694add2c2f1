/** ASCII fast path: thousands of names are compared per question. */
const PLAIN = /^[!-_a-~]+(?: [!-_a-~]+)*$/;
const APOSTROPHES = /[‘’‛ʼ′´`]/g;
const LEFT_OUT = /[\p{M}\p{Cf}]/gu;

const plain = (name: string): string =>
  name.replace(APOSTROPHES, "'").normalize('NFKD').replace(LEFT_OUT, '').replace(/\s+/g, ' ').trim();

/**
 * Normal form for comparison: composed or decomposed accents, no-break spaces, curved apostrophes, invisible
 * characters.
 */
export const plainName = (name: string): string => (PLAIN.test(name) ? name : plain(name)).toLowerCase();
