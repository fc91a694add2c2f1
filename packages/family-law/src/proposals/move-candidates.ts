import type { Patch } from '@evenhand/contracts/agreement/negotiable';
import type { Cents } from '@evenhand/contracts/money';
import { centsOf, dollars, plus } from '../money.js';
import { difference, type OfEach } from './one-time-payments.js';

const MOST_GUESSES = 6;

/** Child support is the children's: it moves only where the person chose it. */
export const amounts = ['spousalSupportAmount', 'spousalLumpSum', 'equalizationAmount', 'homePrice'] as const;
export type Amount = (typeof amounts)[number];

/** From the partner to the owner. */
const transfer = ({ owner, partner }: OfEach): number => (owner - partner) / 2;
export interface Search {
  readonly target: OfEach;
  movedBy(patch: Patch): OfEach | null;
  isClean(patch: Patch): boolean;
}

/** Secant search for the amount of `field` at which the transfer is the same, in whole dollars. */
const solve = ({ movedBy, target }: Search, field: Amount, from: Cents, along: Patch): Patch | null => {
  const offAt = (amount: Cents): number | null => {
    const moved = movedBy({ ...along, [field]: amount });
    return moved && transfer(difference(moved, target));
  };
  let [amount, off] = [from, offAt(from)];
  let next = plus(from, dollars(100));
  for (let guess = 0; guess < MOST_GUESSES && off !== null; guess++) {
    const offNext = offAt(next);
    if (offNext === null || offNext === off) return null;
    const root = next - (offNext * (next - amount)) / (offNext - off);
    [amount, off] = [next, offNext];
    const rounded = Math.round(root / 100) * 100;
    if (rounded < 0 || !Number.isSafeInteger(rounded)) return null;
    if (rounded === next) return { ...along, [field]: next };
    next = centsOf(rounded);
  }
  return { ...along, [field]: next };
};

const inTens = (amount: number): Cents => centsOf(Math.round(amount / 1_000) * 1_000);

/** One other amount; half of what was asked for and another; two others, each by half. */
export const candidates = (search: Search, open: ReadonlyMap<Amount, Cents>, asked: Patch): Patch[] => {
  const others = [...open].filter(([field]) => !(field in asked));
  const alone = others.flatMap(([field, amount]) => solve(search, field, amount, {}) ?? []);
  const halves: Patch[] = [...open].flatMap(([field, amount]) => {
    const wanted = asked[field];
    return wanted ? [{ [field]: inTens((amount + wanted) / 2) }] : [];
  });
  const together = others.flatMap(([field, amount]): Patch[] => {
    const whole = alone.find((patch) => field in patch)?.[field];
    return whole ? [{ [field]: inTens((amount + whole) / 2) }] : [];
  });
  const withAnother = [...halves, ...together].flatMap((along) =>
    others.flatMap(([field, amount]) => (field in along ? [] : (solve(search, field, amount, along) ?? []))),
  );
  return [...alone, ...withAnother];
};
