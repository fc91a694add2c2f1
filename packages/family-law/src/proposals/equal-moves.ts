import type { Patch } from '@evenhand/contracts/agreement/negotiable';
import { isAsked } from '@evenhand/contracts/intake/asked';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { writeAgreement } from '../document/generate.js';
import { findingsIn } from '../findings/consistency-findings.js';
import { centsOf, dollars, NOTHING, plus } from '../money.js';
import { type Agreed, agreedTerms, type Terms } from '../terms/terms.js';
import { difference, type OfEach, positionOf } from './effects.js';
import { patched } from './patch.js';

/** How far an equal move may be off for each of the two, a month. */
export const EQUAL_WITHIN = dollars(25);
const MOST_MOVES = 3;
const MOST_GUESSES = 6;

/** Another patch that moves about as much for both. */
export interface EqualMove {
  readonly patch: Patch;
  /** What it moves for each, a month, with one-time amounts spread. */
  readonly monthly: OfEach;
  /** The larger difference from the patch that was asked for, a month. */
  readonly within: Cents;
}

const amounts = [
  'agreedChildSupportAmount',
  'spousalSupportAmount',
  'spousalLumpSum',
  'equalizationAmount',
  'homePrice',
] as const;
type Amount = (typeof amounts)[number];

/** From the partner to the owner. */
const transfer = ({ owner, partner }: OfEach): number => (owner - partner) / 2;
const worst = ({ owner, partner }: OfEach): Cents => centsOf(Math.max(Math.abs(owner), Math.abs(partner)));

/** Amounts that are known and may be changed; a buy-out's price, not the lowest offer of a sale. */
const openAmounts = ({ record, terms }: Agreed): Map<Amount, Cents> => {
  const present: Record<Amount, Cents | null | undefined> = {
    agreedChildSupportAmount: terms.childSupport?.monthly.value,
    spousalSupportAmount: record.spousalSupportAmount,
    spousalLumpSum: record.spousalLumpSum,
    equalizationAmount: record.equalizationAmount,
    homePrice: record.homePlan === 'One of us buys the other out' ? record.homePrice : undefined,
  };
  return new Map(
    amounts.flatMap((field) => {
      const amount = present[field];
      return isAsked(field, record) && amount ? [[field, amount] as const] : [];
    }),
  );
};

/** An amount other than the table's needs a reason, which its author writes before sending. */
export const withReason = ({ childSupportReason }: IntakeRecord, patch: Patch): Patch =>
  patch.agreedChildSupportAmount && !patch.childSupportReason
    ? { ...patch, childSupportReason: childSupportReason || 'We agreed on this amount.' }
    : patch;

/**
 * Up to three patches of other amounts that move as much for both as `asked` does, each within {@link EQUAL_WITHIN} of
 * it for either and without a finding or a blank other than the reason for an amount of child support. Empty where net incomes cannot be calculated.
 * @param answers amounts in cents.
 */
export const equalMoves = (
  answers: IntakeRecord,
  asked: Patch,
  { asOf, statements }: { asOf: Terms['asOf']; statements: Agreed['statements'] },
): EqualMove[] => {
  const agreedWith = (patch: Patch) => agreedTerms(patched(answers, patch), asOf, statements);
  const present = agreedWith({});
  const start = positionOf(present.terms);
  const movedBy = (patch: Patch): OfEach | null => {
    const position = start && positionOf(agreedWith(patch).terms);
    return position && difference(position, start);
  };
  const target = movedBy(asked);
  if (!start || !target || worst(target) === NOTHING) return [];

  /** Secant search for the amount of `field`, in whole dollars. */
  const solve = (field: Amount, from: Cents, along: Patch): Patch | null => {
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

  const open = openAmounts(present);
  const known = new Set(findingsIn(present).map(({ id }) => id));
  const blanks = new Set(writeAgreement(present).missing.map(({ sentence }) => sentence));
  const isClean = (patch: Patch): boolean => {
    const agreed = agreedWith(withReason(answers, patch));
    return (
      findingsIn(agreed).every(({ id }) => known.has(id)) &&
      writeAgreement(agreed).missing.every(({ sentence }) => blanks.has(sentence))
    );
  };
  const halves: Patch[] = [...open].flatMap(([field, amount]) => {
    const wanted = asked[field];
    return wanted ? [{ [field]: centsOf(Math.round((amount + wanted) / 2_000) * 1_000) }] : [];
  });
  const candidates = [{}, ...halves].flatMap((along) =>
    [...open].flatMap(([field, amount]) => (field in asked ? [] : (solve(field, amount, along) ?? []))),
  );
  return candidates
    .flatMap((patch): EqualMove[] => {
      const monthly = movedBy(patch);
      const within = monthly && worst(difference(monthly, target));
      return monthly && within !== null && within <= EQUAL_WITHIN && isClean(patch) ? [{ patch, monthly, within }] : [];
    })
    .slice(0, MOST_MOVES);
};
