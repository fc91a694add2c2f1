const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;
const DIGIT = /\p{Nd}/u;

const known = new Map<string, string>();

/** Unicode keeps the ten digits of every script in a row. */
const latin = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  const value = String(before % 10);
  known.set(digit, value);
  return value;
};

/** Digits of Arabic, Persian, Hindi, Bengali and all other scripts. */
export const inLatinDigits = (text: string): string =>
  text.replace(OTHER_DIGIT, (digit) => known.get(digit) ?? latin(digit));
