import type { Asset, AssetCategory } from '@evenhand/contracts/finance/assets';
import type { FinancialDocument } from '@evenhand/contracts/finance/documents';
import { Car, ChartColumn, House, Landmark, PiggyBank, Receipt, Scale } from '@evenhand/ui/icons';
import { inDollars } from '@evenhand/web-kit/amount';
import { financeWording } from '@evenhand/wording/finance';
import type { ReactNode } from 'react';
import { ListPanel } from './list-panel.js';
import { useLists } from './lists-context.js';
import { proofsOf } from './proofs-of.js';

const wording = financeWording.assets;
const { list } = financeWording;

const icons: Record<AssetCategory, ReactNode> = {
  real_estate: <House />,
  vehicle: <Car />,
  investment: <ChartColumn />,
  bank_account: <Landmark />,
  retirement: <PiggyBank />,
  business: <Receipt />,
  personal_property: <Scale />,
  other: <Scale />,
};

const aboutOf = ({ category, location, isMatrimonialHome, exclusion, goesTo, description }: Asset): string[] => [
  [isMatrimonialHome ? list.home : wording.categories[category], location].filter(Boolean).join(', '),
  exclusion ? list.excluded(inDollars(exclusion.amount)) : '',
  goesTo ? wording.goesTo[goesTo] : '',
  description,
];

const isAccount = ({ category }: Asset) => category === 'bank_account' || category === 'investment';

export const AssetsPanel = ({
  assets,
  documents,
}: {
  assets: readonly Asset[];
  documents: readonly FinancialDocument[];
}) => (
  <ListPanel
    list={useLists().assets}
    items={assets}
    starting={{ ownersShare: '50' }}
    amountColumns={[
      { field: 'atMarriage', heading: list.atMarriage },
      { field: 'atSeparation', heading: list.atSeparation },
      { field: 'value', heading: list.today },
    ]}
    rowOf={(asset) => ({
      icon: icons[asset.category],
      about: aboutOf(asset),
      proofs: proofsOf(asset.id, documents),
      whose: asset.ownership,
      amounts: [asset.atMarriage, asset.atSeparation, asset.value],
    })}
    isAccount={isAccount}
  />
);
