import type { IsoDate } from '@evenhand/contracts/dates';
import type { FinancialStatement } from '@evenhand/contracts/finance/statement';
import type { Party } from '@evenhand/contracts/identity';
import { LawProblem } from '../law-problem.js';
import { listed } from '../print.js';
import { type Equalization, equalization } from './equalization.js';
import { holdingsOf } from './holdings-of.js';
import { differingJointItems } from './joint-items.js';

/** A home at marriage is not deducted, so its value then is not needed. */
const isUntold = ({ assets, debts }: FinancialStatement): boolean =>
  [
    ...assets
      .filter(({ ownership }) => ownership !== 'party_b')
      .map((asset) => ({ ...asset, isOfTheHome: asset.isMatrimonialHome })),
    ...debts
      .filter(({ responsibility }) => responsibility !== 'party_b')
      .map((debt) => ({ ...debt, isOfTheHome: debt.isForMatrimonialHome })),
  ].some(({ atSeparation, atMarriage, isOfTheHome }) => atSeparation === null || (atMarriage === null && !isOfTheHome));

/**
 * Equalization of a married couple from both statements.
 * @returns the result; the LawProblem that stops it; or null where a date or value is missing.
 */
export const comparedStatements = (
  { marriageDate, separationDate }: { marriageDate?: IsoDate | undefined; separationDate?: IsoDate | undefined },
  statements: Record<Party, FinancialStatement>,
): Equalization | LawProblem | null => {
  const { owner, partner } = statements;
  if (!separationDate || isUntold(owner) || isUntold(partner)) return null;
  const differing = differingJointItems(statements);
  if (differing.length > 0)
    return new LawProblem('statements-differ', `Schedules A and B do not state the same about ${listed(differing)}.`);
  // Each statement describes the items from its author's side.
  const of = ({ assets, debts }: FinancialStatement) => holdingsOf('owner', assets, debts);
  try {
    const holdings = { owner: of(owner), partner: of(partner) };
    return equalization({
      marriageDate: marriageDate ?? null,
      valuationDate: separationDate,
      divorceDate: null,
      holdings,
    });
  } catch (problem) {
    if (problem instanceof LawProblem) return problem;
    throw problem;
  }
};
