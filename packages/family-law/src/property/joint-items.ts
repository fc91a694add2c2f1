import type { StatedAsset, StatedDebt } from '@evenhand/contracts/finance/statement';
import type { Party } from '@evenhand/contracts/identity';
import type { Cents } from '@evenhand/contracts/money';

interface JointItem {
  readonly kind: 'home' | 'asset' | 'mortgage' | 'debt';
  readonly name: string;
  /** On the valuation date. */
  readonly amount: Cents | null;
  readonly atMarriage: Cents | null;
  /** Of the author, in hundredths of a percent. */
  readonly share: number;
}

const hundredths = (percent: number): number => Math.round(percent * 100);

/** Assets and debts from their author's side. */
export interface ListedItems {
  readonly assets: readonly Pick<
    StatedAsset,
    'name' | 'ownership' | 'ownersShare' | 'isMatrimonialHome' | 'atSeparation' | 'atMarriage'
  >[];
  readonly debts: readonly Pick<
    StatedDebt,
    'creditor' | 'responsibility' | 'ownersShare' | 'isForMatrimonialHome' | 'atSeparation' | 'atMarriage'
  >[];
}

const jointItems = ({ assets, debts }: ListedItems): JointItem[] => [
  ...assets
    .filter(({ ownership }) => ownership === 'joint')
    .map(
      (asset): JointItem => ({
        kind: asset.isMatrimonialHome ? 'home' : 'asset',
        name: asset.name.trim(),
        amount: asset.atSeparation,
        // A home is not deducted at marriage.
        atMarriage: asset.isMatrimonialHome ? null : asset.atMarriage,
        share: hundredths(asset.ownersShare),
      }),
    ),
  ...debts
    .filter(({ responsibility }) => responsibility === 'joint')
    .map(
      (debt): JointItem => ({
        kind: debt.isForMatrimonialHome ? 'mortgage' : 'debt',
        name: debt.creditor.trim(),
        amount: debt.atSeparation,
        atMarriage: debt.isForMatrimonialHome ? null : debt.atMarriage,
        share: hundredths(debt.ownersShare),
      }),
    ),
];

/** The home and its mortgage match by kind, other items by name. */
const isSame = (one: JointItem, another: JointItem): boolean =>
  one.kind === another.kind &&
  (one.kind === 'home' || one.kind === 'mortgage' || one.name.toLowerCase() === another.name.toLowerCase()) &&
  one.amount === another.amount &&
  one.atMarriage === another.atMarriage &&
  one.share + another.share === hundredths(100);

/** Names of the joint items that only one statement lists, or that the two state differently; without repetition. */
export const differingJointItems = (statements: Record<Party, ListedItems>): string[] => {
  const left = jointItems(statements.partner);
  const differing: string[] = [];
  for (const item of jointItems(statements.owner)) {
    const match = left.findIndex((another) => isSame(item, another));
    if (match < 0) differing.push(item.name);
    else left.splice(match, 1);
  }
  const names = [...differing, ...left.map(({ name }) => name)];
  return names.filter((name, at) => names.findIndex((one) => one.toLowerCase() === name.toLowerCase()) === at);
};
