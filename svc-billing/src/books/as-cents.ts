import { type Cents, cents } from '@evenhand/contracts/money';

/** Postgres hands a bigint over as text, so that no digit is lost on the way. */
export const asCents = { from: (text: string) => cents(Number(text)), to: (value: Cents) => value };
