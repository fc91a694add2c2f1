import type { Patch } from '@evenhand/contracts/agreement/negotiable';
import type { EqualMoves } from '@evenhand/contracts/agreement/proposal-price';
import { isAsked } from '@evenhand/contracts/intake/asked';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { writeAgreement } from '../document/generate.js';
import { findingsIn } from '../findings/consistency-findings.js';
import { centsOf, dollars, larger, NOTHING, portion } from '../money.js';
import { netIncomesOf } from '../terms/net-incomes.js';
import { type Agreed, agreedTerms, type Terms } from '../terms/terms.js';
import { type Amount, amounts, candidates } from './move-candidates.js';
import { difference, type OfEach } from './one-time-payments.js';
import { patched } from './patch.js';
import { presentValueOf } from './present-value.js';

const LEAST_BOUND = dollars(250);
const MOST_MOVES = 3;

/** Another patch that moves about as much for both. */
export interface EqualMove {
  readonly patch: Patch;
  /** What it moves of the net incomes of each, a month, as long as support is paid. */
  readonly monthly: OfEach;
  /** Present value of all that it moves for each. */
  readonly inAll: OfEach;
  /** The larger difference from the patch that was asked for, in present value. */
  readonly within: Cents;
}

/** Why there is no move. */
export type NoMove = NonNullable<EqualMoves['none']>;

const worst = ({ owner, partner }: OfEach): Cents => centsOf(Math.max(Math.abs(owner), Math.abs(partner)));

/** How far a move may be off for either, in present value: 5 % of what was asked for. */
export const boundOf = (target: OfEach): Cents => larger(LEAST_BOUND, portion(worst(target), 5, 100));

/** Amounts that are known and may be changed; a buy-out's price, not the lowest offer of a sale. */
const openAmounts = ({ record }: Agreed): Map<Amount, Cents> => {
  const present: Record<Amount, Cents | undefined> = {
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

const searchFor = (
  answers: IntakeRecord,
  asked: Patch,
  { asOf, statements }: { asOf: Terms['asOf']; statements: Agreed['statements'] },
) => {
  const agreedWith = (patch: Patch) => agreedTerms(patched(answers, patch), asOf, statements);
  const present = agreedWith({});
  const [start, income] = [presentValueOf(present.terms), netIncomesOf(present.terms)?.value];
  const movedBy = (patch: Patch): OfEach | null => {
    const worth = start && presentValueOf(agreedWith(patch).terms);
    return worth && difference(worth, start);
  };
  const monthlyOf = (patch: Patch): OfEach | null => {
    const after = netIncomesOf(agreedWith(patch).terms)?.value;
    return after && income ? difference(after, income) : null;
  };
  const known = new Set(findingsIn(present).map(({ id }) => id));
  const blanks = new Set(writeAgreement(present).missing.map(({ sentence }) => sentence));
  const isClean = (patch: Patch): boolean => {
    const agreed = agreedWith(patch);
    return (
      findingsIn(agreed).every(({ id }) => known.has(id)) &&
      writeAgreement(agreed).missing.every(({ sentence }) => blanks.has(sentence))
    );
  };
  return { present, target: movedBy(asked), movedBy, monthlyOf, isClean };
};

/**
 * Up to three patches of other amounts that are worth as much to both as `asked`, by present value over the time that
 * each payment runs, each within {@link boundOf} and without a new finding or blank; or why there is none.
 * @param answers amounts in cents.
 */
export const equalMoves = (
  answers: IntakeRecord,
  asked: Patch,
  around: { asOf: Terms['asOf']; statements: Agreed['statements'] },
): { moves: EqualMove[]; none: NoMove | null } => {
  const { present, target, movedBy, monthlyOf, isClean } = searchFor(answers, asked, around);
  if (!target) return { moves: [], none: 'not-counted' };
  if (worst(target) === NOTHING) return { moves: [], none: 'moves-nothing' };
  const open = openAmounts(present);
  if ([...open.keys()].every((field) => field in asked)) return { moves: [], none: 'nothing-else' };
  const bound = boundOf(target);
  const near = candidates({ target, movedBy, isClean }, open, asked).flatMap((patch): EqualMove[] => {
    const [inAll, monthly] = [movedBy(patch), monthlyOf(patch)];
    const within = inAll && worst(difference(inAll, target));
    return inAll && monthly && within !== null && within <= bound ? [{ patch, monthly, inAll, within }] : [];
  });
  const moves = near.filter(({ patch }) => isClean(patch)).slice(0, MOST_MOVES);
  return { moves, none: moves.length > 0 ? null : near.length > 0 ? 'finding' : 'taxed-otherwise' };
};
