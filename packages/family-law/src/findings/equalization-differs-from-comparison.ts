import type { Party } from '@evenhand/contracts/identity';
import type { Cents } from '@evenhand/contracts/money';
import { isMarried } from '../clauses/people.js';
import { LawProblem } from '../law-problem.js';
import { dollars, minus, NOTHING } from '../money.js';
import { money } from '../print.js';
import { comparedStatements } from '../property/compared-statements.js';
import type { Check } from './check.js';

/** Smaller differences are rounding. A limit of this product, not of the law. */
const WORTH_SAYING = dollars(100);

interface Payment {
  payor: Party | null;
  amount: Cents;
}

/** From owner to partner; negative in the other direction. */
const fromOwner = ({ payor, amount }: Payment): Cents => (payor === 'partner' ? minus(NOTHING, amount) : amount);

const inWords = ({ payor, amount }: Payment): string => {
  if (payor === null || amount === NOTHING) return 'no payment';
  return payor === 'owner' ? `${money(amount)} from you to your partner` : `${money(amount)} from your partner to you`;
};

export const equalizationDiffersFromComparison: Check = {
  id: 'equalization-differs-from-comparison',
  severity: 'note',
  why: 'Family Law Act, s. 5(1), (6) and 56(4): you may agree on another payment than half of the difference. Both should know that it is another one, and why.',
  answers: ['equalizationAmount', 'equalizationPayer', 'homeDivisionDescription', 'assetDivisionDescription'],
  find: (record, _asOf, { statements }) => {
    const { equalizationPayer, equalizationAmount } = record;
    const [owner, partner] = [statements?.owner, statements?.partner];
    if (!owner || !partner || !isMarried(record)) return null;
    if (equalizationPayer && equalizationAmount === undefined) return null;
    const compared = comparedStatements(record, { owner, partner });
    if (compared === null || compared instanceof LawProblem) return null;
    const byLaw = { payor: compared.payor, amount: compared.payment };
    const agreed = { payor: equalizationPayer ?? null, amount: equalizationAmount ?? NOTHING };
    if (Math.abs(minus(fromOwner(byLaw), fromOwner(agreed))) < WORTH_SAYING) return null;
    return `Schedule C comes to an equalization of ${inWords(byLaw)}; you agree on ${inWords(agreed)}. What you divide otherwise may be the reason.`;
  },
};
