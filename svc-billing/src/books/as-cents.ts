import { type Cents, cents } from '@evenhand/contracts/money';

/** pg returns bigint as text. */
export const asCents = { from: (text: string) => cents(Number(text)), to: (value: Cents) => value };
