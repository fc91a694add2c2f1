const digits = new Intl.NumberFormat('en-CA');

/** A number as it is read: 12,345. */
export const grouped = (number: number): string => digits.format(number);

/** `12,345 files`. */
export const counted = (amount: number, one: string, many: string): string =>
  `${grouped(amount)} ${amount === 1 ? one : many}`;
