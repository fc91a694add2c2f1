/** The current time. Injected, because prices, refunds and access depend on it. */
export type Clock = () => Date;

export const CLOCK = Symbol('clock');
