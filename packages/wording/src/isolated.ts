/**
 * A name inside a sentence, whatever it is written in: one from right to left, or one that carries signs of direction,
 * turns nothing around it.
 */
export const isolated = (name: string): string => `\u2068${name.replaceAll(/[\u2066-\u2069]/g, '')}\u2069`;
