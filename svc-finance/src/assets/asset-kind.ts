import { type AddAsset, assetFacts, exclusionOf } from '@evenhand/contracts/finance/assets';
import { assetReaders } from '@evenhand/contracts/finance/readers';
import { Cents } from '@evenhand/contracts/money';
import type { FieldProblem } from '@evenhand/contracts/problems';
import { financeServer } from '@evenhand/wording/finance-server';
import { z } from 'zod';
import type { ItemKind } from '../items/item-kind.js';

const at = (pointer: string, detail: string): FieldProblem[] => [{ pointer, detail }];

/** Exclusions that the law does not allow (Family Law Act s. 4(2)). */
const assetRefusals = ({ exclusion, isMatrimonialHome, atSeparation }: AddAsset): FieldProblem[] => {
  if (!exclusion) return [];
  if (isMatrimonialHome && exclusion.ground !== 'domestic-contract') {
    return at('/exclusion/ground', financeServer.homeNotExcluded);
  }
  if (atSeparation !== null && exclusion.amount > atSeparation) {
    return at('/exclusion/amount', financeServer.excludedTooMuch);
  }
  return [];
};

const StoredAsset = z.object({
  ...assetFacts,
  value: Cents,
  atSeparation: Cents.nullable(),
  atMarriage: Cents.nullable(),
  exclusion: exclusionOf(Cents).nullable(),
});
type StoredAsset = z.infer<typeof StoredAsset>;

export const assetKind: ItemKind<StoredAsset> = {
  name: 'asset',
  stored: StoredAsset,
  readers: assetReaders,
  refusals: assetRefusals,
  refusalsWith: null,
};
