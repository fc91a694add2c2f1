import { createContext, runInContext } from 'node:vm';
import { check } from 'recheck';
import type { Pattern } from './literals.ts';

/** Characters; a quadratic pattern exceeds LIMIT_MS, a linear one does not. */
const LONG = 100_000;
const LIMIT_MS = 200;

interface Attack {
  pumps: { prefix: string; pump: string }[];
  suffix: string;
}

/** The attack string of about the given length. */
const textOf = ({ pumps, suffix }: Attack, characters: number): string => {
  const fixed = suffix.length + pumps.reduce((sum, { prefix }) => sum + prefix.length, 0);
  const each = Math.max(0, characters - fixed) / pumps.length;
  const pumped = pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.floor(each / pump.length)));
  return pumped.join('') + suffix;
};

/** V8's matching time in milliseconds; Infinity after the timeout. */
const timeOf = (source: string, flags: string, text: string): number => {
  const context = createContext({ pattern: new RegExp(source, flags.replace('g', '')), text });
  const since = performance.now();
  try {
    runInContext('pattern.test(text)', context, { timeout: 10 * LIMIT_MS });
  } catch {
    return Number.POSITIVE_INFINITY;
  }
  return performance.now() - since;
};

const SEARCH = { randomSeed: 1, timeout: 120_000, attackTimeout: null, incubationTimeout: null };

/** The reason of a refusal, or undefined. An attack counts only if V8 is slow on it too. */
export const weaknessOf = async ({ source, flags, longest }: Pattern): Promise<string | undefined> => {
  const found = await check(source, flags, SEARCH);
  if (found.status === 'safe') return undefined;
  if (found.status === 'unknown')
    return longest === undefined ? `not analysed (${found.error.kind}): bound its input` : undefined;
  const text = textOf(found.attack, Math.min(longest ?? LONG, LONG));
  const taken = timeOf(source, flags, text);
  if (taken < LIMIT_MS) return undefined;
  return `${found.complexity.summary}: ${taken.toFixed(0)} ms for ${text.length} characters`;
};
