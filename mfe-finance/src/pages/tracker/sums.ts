import type { Asset } from '@evenhand/contracts/finance/assets';
import type { Debt } from '@evenhand/contracts/finance/debts';
import type { Ownership } from '@evenhand/contracts/finance/items';
import { type Cents, cents } from '@evenhand/contracts/money';

export const sumOf = (amounts: readonly (Cents | null)[]): Cents =>
  cents(amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0));

export const totalAssets = (assets: readonly Asset[]): Cents => sumOf(assets.map(({ value }) => value));
export const totalDebts = (debts: readonly Debt[]): Cents => sumOf(debts.map(({ currentBalance }) => currentBalance));

/** Present value of the assets of one side. */
export const assetsOf = (whose: Ownership, assets: readonly Asset[]): Cents =>
  totalAssets(assets.filter(({ ownership }) => ownership === whose));

const partOf = (side: 'party_a' | 'party_b', whose: Ownership, share: number, amount: Cents | null): number => {
  const owners =
    whose === 'joint' ? Math.round(((amount ?? 0) * share) / 100) : whose === 'party_a' ? (amount ?? 0) : 0;
  return side === 'party_a' ? owners : (amount ?? 0) - owners;
};

/** Net worth of one side, with its share of joint items, at marriage, separation and today. */
export const netWorthOf = (side: 'party_a' | 'party_b', assets: readonly Asset[], debts: readonly Debt[]): Cents[] => {
  const at = (assetAmount: (asset: Asset) => Cents | null, debtAmount: (debt: Debt) => Cents | null) =>
    cents(
      assets.reduce((sum, asset) => sum + partOf(side, asset.ownership, asset.ownersShare, assetAmount(asset)), 0) -
        debts.reduce((sum, debt) => sum + partOf(side, debt.responsibility, debt.ownersShare, debtAmount(debt)), 0),
    );
  return [
    at(
      ({ atMarriage }) => atMarriage,
      ({ atMarriage }) => atMarriage,
    ),
    at(
      ({ atSeparation }) => atSeparation,
      ({ atSeparation }) => atSeparation,
    ),
    at(
      ({ value }) => value,
      ({ currentBalance }) => currentBalance,
    ),
  ];
};
