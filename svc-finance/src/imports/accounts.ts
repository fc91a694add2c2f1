import { createHash } from 'node:crypto';

/** An account of a file, with what its movements come to. */
export interface FileAccount {
  /** A hash, so that the number of the account is not kept. */
  readonly key: string;
  /** The last characters of its number. */
  readonly ending: string;
  /** Null for Canadian dollars. */
  readonly currency: string | null;
  readonly found: number;
  readonly balance: number | null;
}

export const accountKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

export const endingOf = (number: string): string => number.replaceAll(/[^\p{L}\d]/gu, '').slice(-4);

export interface ChosenAccount {
  readonly account: string | null;
  /** Several accounts, or another one than that of earlier imports: the person has to choose. */
  readonly needsAccount: boolean;
}

/**
 * @param stated the account that the person chose
 * @param remembered the account of earlier imports into the same item
 */
export const chooseAccount = (
  keys: readonly string[],
  stated: string | null,
  remembered: string | null,
): ChosenAccount => {
  const known = [stated, remembered].find((key) => key !== null && keys.includes(key));
  if (known) return { account: known, needsAccount: false };
  const [only, ...more] = keys;
  if (only === undefined) return { account: null, needsAccount: false };
  const isOne = more.length === 0 && remembered === null;
  return { account: isOne ? only : null, needsAccount: !isOne };
};
