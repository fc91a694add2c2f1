import { digitsIn } from './words.js';

const LOCAL_DIGITS = 7;
const NATIONAL_DIGITS = 10;
/** Characters between two digits of a number ('613, then 555, then 0199'). */
const WIDEST_GAP = 12;

/** Without country code and extension. */
const numberIn = (phone: string): string => {
  const { digits } = digitsIn(phone.toLowerCase().split(/x|ext|#/)[0] ?? '');
  const national = digits.length > NATIONAL_DIGITS && digits.startsWith('1') ? digits.slice(1) : digits;
  return national.slice(0, 15).slice(-NATIONAL_DIGITS);
};

/** '555 0199': three digits, at most three characters between, four digits, and no adjacent digit. */
const isLocalAt = (place: number, { at, plain }: ReturnType<typeof digitsIn>): boolean => {
  const start = at[place] ?? 0;
  const end = at[place + LOCAL_DIGITS - 1] ?? 0;
  const written = plain.slice(start, end + 1);
  const isAlone = at[place - 1] !== start - 1 && at[place + LOCAL_DIGITS] !== end + 1;
  return isAlone && /^[0-9]{3}[^0-9\p{L}]{0,3}[0-9]{4}$/u.test(written);
};

/** With or without country and area code, in any grouping of the digits. */
export const phoneFinder = (phone: string): ((text: string) => boolean) => {
  const number = numberIn(phone);
  if (number.length < LOCAL_DIGITS) return () => false;
  const local = number.slice(-LOCAL_DIGITS);
  return (text) => {
    const found = digitsIn(text);
    const { digits, at } = found;
    const places = (wanted: string) => {
      const all: number[] = [];
      for (let place = digits.indexOf(wanted); place >= 0; place = digits.indexOf(wanted, place + 1)) all.push(place);
      return all;
    };
    const isClose = (place: number) =>
      at
        .slice(place + 1, place + number.length)
        .every((digit, index) => digit - (at[place + index] ?? 0) <= WIDEST_GAP);
    return (
      (number.length > LOCAL_DIGITS && places(number).some(isClose)) ||
      places(local).some((place) => isLocalAt(place, found))
    );
  };
};
