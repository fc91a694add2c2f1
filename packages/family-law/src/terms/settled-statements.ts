import type { Ownership } from '@evenhand/contracts/finance/items';
import type { FinancialStatement, StatedAsset, StatedDebt } from '@evenhand/contracts/finance/statement';
import type { Party } from '@evenhand/contracts/identity';
import { other } from '../parties.js';
import type { Facts } from './facts.js';
import { homeIn, WHOLE_SHARE } from './stated-figures.js';

export type BothStatements = Record<Party, FinancialStatement>;

const flipped: Record<Ownership, Ownership> = { joint: 'joint', party_a: 'party_b', party_b: 'party_a' };

const mirrored = (debt: StatedDebt): StatedDebt => ({
  ...debt,
  responsibility: flipped[debt.responsibility],
  ownersShare: 100 - debt.ownersShare,
});

const mortgages = ({ debts }: FinancialStatement): StatedDebt[] => debts.filter((debt) => debt.isForMatrimonialHome);

/** In percent. */
const shareOf = (party: Party, { 'home-share': { value } }: Facts): number => {
  const owners = value ?? WHOLE_SHARE / 2;
  return (party === 'owner' ? owners : WHOLE_SHARE - owners) / 100;
};

const valueOfHome = (statements: BothStatements, { 'home-value': { chosen, value } }: Facts) => {
  if (chosen === null || chosen === 'answer') return chosen && value;
  return homeIn(statements[chosen === 'owner-statement' ? 'owner' : 'partner'])?.atSeparation ?? null;
};

const homeOf = (party: Party, statements: BothStatements, facts: Facts) => {
  const value = valueOfHome(statements, facts);
  const isShareChosen = facts['home-share'].chosen !== null;
  return (asset: StatedAsset): StatedAsset =>
    asset.isMatrimonialHome
      ? {
          ...asset,
          ...(value === null ? {} : { atSeparation: value }),
          ...(isShareChosen ? { ownership: 'joint', ownersShare: shareOf(party, facts) } : {}),
        }
      : asset;
};

const mortgagesOf = (party: Party, statements: BothStatements, facts: Facts): StatedDebt[] => {
  const { chosen, value } = facts['home-mortgage'];
  if (chosen === null || value === null) return mortgages(statements[party]);
  if (chosen === 'answer')
    return [
      {
        creditor: 'Mortgage of the home',
        category: 'mortgage',
        responsibility: 'joint',
        ownersShare: shareOf(party, facts),
        isForMatrimonialHome: true,
        goesTo: null,
        currentBalance: value,
        atSeparation: value,
        atMarriage: null,
      },
    ];
  const source = chosen === 'owner-statement' ? 'owner' : 'partner';
  return source === party ? mortgages(statements[party]) : mortgages(statements[other(party)]).map(mirrored);
};

/**
 * Both statements with the value, shares and mortgage of the home that the couple chose where the two differ. A chosen
 * answer counts on the valuation date too.
 */
export const settledStatements = (statements: BothStatements, facts: Facts): BothStatements => {
  const settled = (party: Party): FinancialStatement => ({
    ...statements[party],
    assets: statements[party].assets.map(homeOf(party, statements, facts)),
    debts: [
      ...statements[party].debts.filter((debt) => !debt.isForMatrimonialHome),
      ...(homeIn(statements[party]) ? mortgagesOf(party, statements, facts) : mortgages(statements[party])),
    ],
  });
  return { owner: settled('owner'), partner: settled('partner') };
};
