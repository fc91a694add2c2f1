import { z } from 'zod';

/** An amount of money in integer Canadian cents. Never dollars, never a fraction of a cent. */
export const Cents = z.int().brand<'Cents'>().meta({ id: 'Cents', description: 'Canadian cents, an integer' });
export type Cents = z.infer<typeof Cents>;

/** 10 billion dollars; a larger entry is a typing error. */
export const LARGEST_AMOUNT_IN_CENTS = 1_000_000_000_000;

/** 100 million dollars; a larger entry is a typing error. */
export const LARGEST_INCOME_IN_CENTS = 10_000_000_000;

/** Zero or more, at most {@link LARGEST_AMOUNT_IN_CENTS}. */
export const EnteredCents = Cents.min(0).max(LARGEST_AMOUNT_IN_CENTS);

/** In cents: zero or more, at most {@link LARGEST_INCOME_IN_CENTS}. */
export const YearlyIncome = Cents.min(0).max(LARGEST_INCOME_IN_CENTS);

/** Throws a ZodError when it is not a safe integer. */
export const cents = (amount: number): Cents => Cents.parse(amount);

const dollars = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });

/** Formats cents for display: `$1,234.56`. */
export const inDollars = (amount: number): string => dollars.format(amount / 100);

/** Formats hundredths of another currency: `US$10.00`. A text that is no code follows the amount. */
export const inCurrency = (amount: number, currency: string): string =>
  /^[A-Z]{3}$/.test(currency)
    ? new Intl.NumberFormat('en-CA', { style: 'currency', currency }).format(amount / 100)
    : `${amount / 100} ${currency}`;

/** Adding zero converts -0 to 0. */
const toCents = (dollars: number): number => Math.round(dollars * 100) + 0;

/**
 * Dollars with at most two decimals, as in JSON. Within the range of amounts a double converts to cents and back
 * exactly (0.01, 99,999,999.99).
 */
const WrittenDollars = z
  .number()
  .min(0)
  .max(LARGEST_AMOUNT_IN_CENTS / 100)
  .superRefine((input, { addIssue }) => {
    if (toCents(input) / 100 !== input) addIssue({ code: 'not_multiple_of', divisor: 0.01, origin: 'number', input });
  })
  .meta({ id: 'EnteredDollars', description: 'Canadian dollars, at most two decimals', multipleOf: 0.01 });

/** Dollars on the wire, cents in programs. */
export const EnteredDollars = z.codec(WrittenDollars, EnteredCents, {
  decode: toCents,
  encode: (amount) => amount / 100,
});

/** Cents in programs, dollars on the wire. `z.encode` of an answer restores the cents. */
export const Dollars = z.codec(
  z.int().brand<'Cents', 'inout'>(),
  z.number().meta({ id: 'Dollars', description: 'Canadian dollars, at most two decimals' }),
  { decode: (amount) => amount / 100, encode: (dollars) => cents(toCents(dollars)) },
);

/** Dollars on the wire with a sign, cents in programs; at most {@link LARGEST_AMOUNT_IN_CENTS} either way. */
export const SignedDollars = z.codec(
  z
    .number()
    .min(-LARGEST_AMOUNT_IN_CENTS / 100)
    .max(LARGEST_AMOUNT_IN_CENTS / 100)
    .meta({ id: 'SignedDollars', description: 'Canadian dollars with a sign, at most two decimals' }),
  Cents,
  { decode: (dollars) => cents(toCents(dollars)), encode: (amount) => amount / 100 },
);
