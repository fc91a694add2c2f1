import type { Asset } from '@evenhand/contracts/finance/assets';
import type { Debt } from '@evenhand/contracts/finance/debts';
import type { MissingFact } from '@evenhand/contracts/finance/property';
import type { CoupleFacts } from '../couple/couple.entity.js';

type Valued = Pick<Asset, 'id' | 'atSeparation' | 'atMarriage'> & { name: string; isOfTheHome: boolean };

/** Facts that equalization needs. A home's value at marriage is not among them: it is not deducted. */
export const missingFacts = (
  couple: CoupleFacts | null,
  assets: readonly Asset[],
  debts: readonly Debt[],
): MissingFact[] => {
  if (!couple?.relationshipType) return [{ what: 'relationship' }];
  if (couple.relationshipType !== 'Legally married') return [];
  return [
    ...(couple.separationDate ? [] : [{ what: 'separationDate' } as const]),
    ...assets.flatMap((asset) => missingOf('asset', { ...asset, isOfTheHome: asset.isMatrimonialHome })),
    ...debts.flatMap((debt) =>
      missingOf('debt', { ...debt, name: debt.creditor, isOfTheHome: debt.isForMatrimonialHome }),
    ),
  ];
};

const missingOf = (kind: 'asset' | 'debt', { id, name, atSeparation, atMarriage, isOfTheHome }: Valued) => [
  ...(atSeparation === null ? [{ what: 'atSeparation', kind, id, name } as const] : []),
  ...(atMarriage === null && !isOfTheHome ? [{ what: 'atMarriage', kind, id, name } as const] : []),
];
