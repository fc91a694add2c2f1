import { assetFacts, exclusionOf } from '@evenhand/contracts/finance/assets';
import { assetReaders } from '@evenhand/contracts/finance/readers';
import { Cents } from '@evenhand/contracts/money';
import { z } from 'zod';
import type { ItemKind } from '../items/item-kind.js';
import { assetRefusals } from './asset-refusals.js';

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
};
