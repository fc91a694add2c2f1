import type { Asset } from '@evenhand/contracts/finance/assets';
import type { Debt } from '@evenhand/contracts/finance/debts';
import type { PropertyDivision } from '@evenhand/contracts/finance/property';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { LawProblem } from '@evenhand/family-law/law-problem';
import { commonLawProperty } from '@evenhand/family-law/property/common-law-property';
import { equalization } from '@evenhand/family-law/property/equalization';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Injectable } from '@nestjs/common';
import { assetKind } from '../assets/asset-kind.js';
import type { CoupleRow } from '../couple/couple.entity.js';
import { CouplesRepository } from '../couple/couples.repository.js';
import { debtKind } from '../debts/debt-kind.js';
import { ItemsService } from '../items/items.service.js';
import { holdingsOf } from './holdings-of.js';
import { missingFacts } from './missing-facts.js';

/** How the law shares what is listed: equalization for a married couple, each their own for any other. */
@Injectable()
export class PropertyService {
  constructor(
    private readonly transactions: Transactions,
    private readonly items: ItemsService,
    private readonly couples: CouplesRepository,
  ) {}

  async division(who: Pick<OwnerIdentity, 'caseId'>): Promise<PropertyDivision> {
    const couple = await this.couples.find(this.transactions.manager, who.caseId);
    return divisionOf(couple, await this.items.list(assetKind, who), await this.items.list(debtKind, who));
  }
}

/** The division of items that were listed or frozen. */
export const divisionOf = (
  couple: CoupleRow | null,
  assets: readonly Asset[],
  debts: readonly Debt[],
): PropertyDivision => {
  const missing = missingFacts(couple, assets, debts);
  const standing = {
    relationship: relationshipOf(couple),
    marriageDate: couple?.marriageDate ?? null,
    separationDate: couple?.separationDate ?? null,
    missing,
    partnerDisclosed:
      assets.some(({ ownership }) => ownership === 'party_b') ||
      debts.some(({ responsibility }) => responsibility === 'party_b'),
    refused: null,
    equalization: null,
    commonLaw: null,
  };
  if (!couple || missing.length > 0) return standing;
  try {
    return { ...standing, ...calculated(couple, assets, debts) };
  } catch (problem) {
    if (!(problem instanceof LawProblem)) throw problem;
    return { ...standing, refused: problem.message };
  }
};

const relationshipOf = (couple: CoupleRow | null): PropertyDivision['relationship'] => {
  if (!couple?.relationshipType) return null;
  if (couple.relationshipType === 'Legally married') return 'married';
  return couple.relationshipType === 'Common-law' ? 'common-law' : 'other';
};

const calculated = (
  { relationshipType, marriageDate, separationDate, haveChildren }: CoupleRow,
  assets: readonly Asset[],
  debts: readonly Debt[],
): Partial<PropertyDivision> => {
  if (relationshipType === 'Legally married' && separationDate) {
    const holdings = { owner: holdingsOf('owner', assets, debts), partner: holdingsOf('partner', assets, debts) };
    return {
      equalization: equalization({ marriageDate, valuationDate: separationDate, divorceDate: null, holdings }),
    };
  }
  if (relationshipType !== 'Common-law') return {};
  const isAsset = (whose: Asset['ownership']) => (asset: Asset) => asset.ownership === whose;
  const isDebt = (whose: Asset['ownership']) => (debt: Debt) => debt.responsibility === whose;
  const ownOf = (whose: Asset['ownership']) => ({
    assets: assets.filter(isAsset(whose)).map(({ name, value }) => ({ label: name, amount: value })),
    debts: debts
      .filter(isDebt(whose))
      .map(({ creditor, currentBalance }) => ({ label: creditor, amount: currentBalance })),
  });
  const parts = (share: number) => Math.round(share * 100);
  return {
    commonLaw: commonLawProperty({
      own: { owner: ownOf('party_a'), partner: ownOf('party_b') },
      joint: {
        assets: assets
          .filter(isAsset('joint'))
          .map(({ name, value, ownersShare }) => ({ label: name, amount: value, ownersPart: parts(ownersShare) })),
        debts: debts.filter(isDebt('joint')).map(({ creditor, currentBalance, ownersShare }) => ({
          label: creditor,
          amount: currentBalance,
          ownersPart: parts(ownersShare),
        })),
      },
      monthsTogether: 0,
      haveChild: haveChildren,
    }),
  };
};
