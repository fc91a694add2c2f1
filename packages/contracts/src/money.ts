import { z } from 'zod';

/** An amount of money in integer Canadian cents. Never dollars, never a fraction of a cent. */
export const Cents = z.int().brand<'Cents'>().meta({ id: 'Cents', description: 'Canadian cents, an integer' });
export type Cents = z.infer<typeof Cents>;

/** The largest amount a form accepts: 10 billion dollars. Beyond it an entry is taken for a slip of the keyboard. */
export const LARGEST_AMOUNT_IN_CENTS = 1_000_000_000_000;

/** The largest yearly income computed with: 100 million dollars. Above it an entry is taken for a slip. */
export const LARGEST_INCOME_IN_CENTS = 10_000_000_000;

/** An amount a person enters: zero or more, at most {@link LARGEST_AMOUNT_IN_CENTS}. */
export const EnteredCents = Cents.min(0).max(LARGEST_AMOUNT_IN_CENTS);

/** A yearly income a person enters, in cents: zero or more, at most {@link LARGEST_INCOME_IN_CENTS}. */
export const YearlyIncome = Cents.min(0).max(LARGEST_INCOME_IN_CENTS);

/** Brands a number as cents. Throws a ZodError when it is not a safe integer. */
export const cents = (amount: number): Cents => Cents.parse(amount);

/** Adding zero makes of minus zero a plain one. */
const toCents = (dollars: number): number => Math.round(dollars * 100) + 0;

/**
 * Dollars of an amount with at most two decimals, as JSON carries them. Within the range of amounts the nearest double
 * of such a decimal and its cents stand for each other exactly: 0.01 and 99,999,999.99 survive any number of turns.
 */
const WrittenDollars = z
  .number()
  .min(0)
  .max(LARGEST_AMOUNT_IN_CENTS / 100)
  .superRefine((input, { addIssue }) => {
    if (toCents(input) / 100 !== input) addIssue({ code: 'not_multiple_of', divisor: 0.01, origin: 'number', input });
  })
  .meta({ id: 'EnteredDollars', description: 'Canadian dollars, at most two decimals', multipleOf: 0.01 });

/** An amount in the body of a call: dollars as a number on the wire, cents in every program. */
export const EnteredDollars = z.codec(WrittenDollars, EnteredCents, {
  decode: toCents,
  encode: (amount) => amount / 100,
});

/** An amount in an answer: cents go in, dollars go out. `z.encode` of an answer turns the wire back into cents. */
export const Dollars = z.codec(
  z.int().brand<'Cents', 'inout'>(),
  z.number().meta({ id: 'Dollars', description: 'Canadian dollars, at most two decimals' }),
  { decode: (amount) => amount / 100, encode: (dollars) => cents(toCents(dollars)) },
);
