import type { Cents } from '@evenhand/contracts/money';
import { checkedAmount } from '../checks.js';
import { LawProblem } from '../law-problem.js';

/** Family Law Act s. 4(2), by paragraph. */
export const exclusionGrounds = {
  'gift-or-inheritance': { paragraph: '4(2) 1', name: 'gift or inheritance from a third person after marriage' },
  'income-from-gift': { paragraph: '4(2) 2', name: 'income from a gift or inheritance, as its giver expressly stated' },
  'injury-damages': { paragraph: '4(2) 3', name: 'damages for personal injuries' },
  'life-insurance': { paragraph: '4(2) 4', name: 'proceeds of a life insurance policy' },
  traced: { paragraph: '4(2) 5', name: 'traced to other excluded property' },
  'domestic-contract': { paragraph: '4(2) 6', name: 'excluded by a domestic contract' },
} as const;
export type ExclusionGround = keyof typeof exclusionGrounds;

/** One spouse's asset or share of it, in cents at both dates. */
export interface Asset {
  readonly label: string;
  readonly atValuation: Cents;
  readonly atMarriage: Cents;
  /** On the valuation date: no date-of-marriage deduction, no exclusion as a gift. */
  readonly isMatrimonialHome: boolean;
  readonly exclusion: { readonly ground: ExclusionGround; readonly amount: Cents } | null;
}

/** One spouse's debt or share of it, in cents at both dates. */
export interface Debt {
  readonly label: string;
  readonly atValuation: Cents;
  readonly atMarriage: Cents;
  /** For the purchase or improvement of a matrimonial home: excluded from the date-of-marriage deduction with it. */
  readonly isForMatrimonialHome: boolean;
}

export interface Holdings {
  readonly assets: readonly Asset[];
  readonly debts: readonly Debt[];
}

/** @throws LawProblem `home-cannot-be-excluded`, `exclusion-too-large`, or as {@link checkedAmount}. */
export const checkedHoldings = ({ assets, debts }: Holdings, who: string): Holdings => ({
  assets: assets.map((asset, index) => {
    const at = `${who}.assets.${index}`;
    const atValuation = checkedAmount(asset.atValuation, `${at}.atValuation`);
    checkExclusion(asset, atValuation, `${at}.exclusion`);
    return { ...asset, atValuation, atMarriage: checkedAmount(asset.atMarriage, `${at}.atMarriage`) };
  }),
  debts: debts.map((debt, index) => ({
    ...debt,
    atValuation: checkedAmount(debt.atValuation, `${who}.debts.${index}.atValuation`),
    atMarriage: checkedAmount(debt.atMarriage, `${who}.debts.${index}.atMarriage`),
  })),
});

const checkExclusion = ({ exclusion, isMatrimonialHome, label }: Asset, value: Cents, field: string): void => {
  if (!exclusion) return;
  if (isMatrimonialHome && exclusion.ground !== 'domestic-contract')
    throw new LawProblem(
      'home-cannot-be-excluded',
      `${label}: a matrimonial home is shared even when it was a gift or inherited; only a contract can exclude it.`,
      field,
    );
  if (checkedAmount(exclusion.amount, `${field}.amount`) > value)
    throw new LawProblem('exclusion-too-large', `${label}: more is excluded than it is worth.`, field);
};
