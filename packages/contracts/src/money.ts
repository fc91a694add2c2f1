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
