import type { Cents } from '@evenhand/contracts/money';
import { checkedAmount, checkedCount } from '../checks.js';
import { LawProblem } from '../law-problem.js';
import { portion } from '../money.js';

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

export const contingentCostKinds = {
  'income-tax': 'income tax when it is paid out',
  'capital-gains-tax': 'tax on the gain when it is sold',
  'sale-costs': 'costs of selling it',
} as const;

/**
 * Tax or cost that a likely disposition brings: `rate`, in hundredths of a per cent, on a part of the value at each date
 * (the whole value, or the gain). Deducted where the disposition and its time are likely; the reason states why
 * (Sengmueller v. Sengmueller, 1994 CanLII 8711 (ON CA)).
 */
export interface ContingentCost {
  readonly kind: keyof typeof contingentCostKinds;
  readonly rate: number;
  readonly on: { readonly atValuation: Cents; readonly atMarriage: Cents };
  readonly reason: string;
}

/** One spouse's asset or share of it, in cents at both dates. */
export interface Asset {
  readonly label: string;
  readonly atValuation: Cents;
  readonly atMarriage: Cents;
  /** On the valuation date: no date-of-marriage deduction, no exclusion as a gift. */
  readonly isMatrimonialHome: boolean;
  readonly exclusion: { readonly ground: ExclusionGround; readonly amount: Cents } | null;
  readonly contingentCosts?: readonly ContingentCost[];
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
    const atMarriage = checkedAmount(asset.atMarriage, `${at}.atMarriage`);
    const values = { ...asset, atValuation, atMarriage };
    asset.contingentCosts?.forEach((cost, place) => {
      checkCost(cost, values, `${at}.contingentCosts.${place}`);
    });
    return values;
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

const WHOLE = 10_000;

const checkCost = (
  { rate, on, reason }: ContingentCost,
  { label, atValuation, atMarriage }: Asset,
  field: string,
): void => {
  checkedCount(rate, `${field}.rate`, 1, WHOLE);
  if (reason.trim() === '')
    throw new LawProblem('missing', `${label}: why the tax or cost is likely is missing.`, `${field}.reason`);
  checkedAmount(on.atValuation, `${field}.on.atValuation`, atValuation);
  checkedAmount(on.atMarriage, `${field}.on.atMarriage`, atMarriage);
};

/** Each cost at one date, rounded separately. */
export const contingentCostsAt = (
  { contingentCosts = [] }: Pick<Asset, 'contingentCosts'>,
  date: 'atValuation' | 'atMarriage',
): Cents[] => contingentCosts.map(({ rate, on }) => portion(on[date], rate, WHOLE));
