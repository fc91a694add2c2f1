import type { AddAsset } from '@evenhand/contracts/finance/assets';
import type { FieldProblem } from '@evenhand/contracts/problems';
import { financeServer } from '@evenhand/wording/finance-server';

const at = (pointer: string, detail: string): FieldProblem[] => [{ pointer, detail }];

/** What the law does not allow of an asset, whatever its amounts (Family Law Act s. 4(2)). */
export const assetRefusals = ({ exclusion, isMatrimonialHome, atSeparation }: AddAsset): FieldProblem[] => {
  if (!exclusion) return [];
  if (isMatrimonialHome && exclusion.ground !== 'domestic-contract') {
    return at('/exclusion/ground', financeServer.homeNotExcluded);
  }
  if (atSeparation !== null && exclusion.amount > atSeparation) {
    return at('/exclusion/amount', financeServer.excludedTooMuch);
  }
  return [];
};
