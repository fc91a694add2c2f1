/** What time it is. Prices, refunds and access depend on it, so tests bring their own. */
export type Clock = () => Date;

/** Injection token of the {@link Clock}. */
export const CLOCK = Symbol('clock');
