import type { Asset } from '@evenhand/contracts/finance/assets';
import type { Debt } from '@evenhand/contracts/finance/debts';
import type { Ownership } from '@evenhand/contracts/finance/items';
import type { PropertyDivision } from '@evenhand/contracts/finance/property';
import { LawProblem } from '@evenhand/family-law/law-problem';
import { type CommonLawHoldings, commonLawDivision } from '@evenhand/family-law/property/common-law-property';
import { equalization } from '@evenhand/family-law/property/equalization';
import { holdingsOf, partOf } from '@evenhand/family-law/property/holdings-of';
import { differingJointItems } from '@evenhand/family-law/property/joint-items';
import { financeServer } from '@evenhand/wording/finance-server';
import type { CoupleFacts } from '../couple/couple.entity.js';
import { missingFacts } from './missing-facts.js';

/** One person's lists from their point of view: `party_a` is the author. */
export interface Listed {
  readonly assets: readonly Asset[];
  readonly debts: readonly Debt[];
}

const none: Listed = { assets: [], debts: [] };

const isOwn = (whose: Ownership): boolean => whose !== 'party_b';

/** Own and joint items; the other person lists the others. */
const ownPart = ({ assets, debts }: Listed): Listed => ({
  assets: assets.filter(({ ownership }) => isOwn(ownership)),
  debts: debts.filter(({ responsibility }) => isOwn(responsibility)),
});

/** What a person who has listed nothing yet holds by the other's lists: the rest of each joint item. */
const restOfJoint = ({ assets, debts }: Listed): Listed => ({
  assets: assets
    .filter(({ ownership }) => ownership === 'joint')
    .map((asset) => ({ ...asset, ownersShare: 100 - asset.ownersShare })),
  debts: debts
    .filter(({ responsibility }) => responsibility === 'joint')
    .map((debt) => ({ ...debt, ownersShare: 100 - debt.ownersShare })),
});

const isEmpty = ({ assets, debts }: Listed): boolean => assets.length + debts.length === 0;

/**
 * The division of listed or frozen items. Each column is made from that person's lists; an item that both list as
 * joint counts half in each.
 */
export const divisionOf = (couple: CoupleFacts | null, owners: Listed, partners: Listed | null): PropertyDivision => {
  const [own, theirs] = partners ? [ownPart(owners), ownPart(partners)] : [owners, none];
  const missing = missingFacts(couple, [...own.assets, ...theirs.assets], [...own.debts, ...theirs.debts]);
  const standing = {
    relationship: relationshipOf(couple),
    marriageDate: couple?.marriageDate ?? null,
    separationDate: couple?.separationDate ?? null,
    missing,
    partnerDisclosed:
      partners !== null ||
      own.assets.some(({ ownership }) => ownership === 'party_b') ||
      own.debts.some(({ responsibility }) => responsibility === 'party_b'),
    refused: null,
    equalization: null,
    commonLaw: null,
  };
  if (!couple || missing.length > 0) return standing;
  try {
    const others = isEmpty(theirs) ? restOfJoint(own) : theirs;
    const differing = partners ? differingJointItems({ owner: own, partner: others }) : [];
    if (differing.length > 0) return { ...standing, refused: financeServer.listsDiffer(differing) };
    return { ...standing, ...calculated(couple, own, partners && others) };
  } catch (problem) {
    if (!(problem instanceof LawProblem)) throw problem;
    return { ...standing, refused: problem.message };
  }
};

const relationshipOf = (couple: CoupleFacts | null): PropertyDivision['relationship'] => {
  if (!couple?.relationshipType) return null;
  if (couple.relationshipType === 'Legally married') return 'married';
  return couple.relationshipType === 'Common-law' ? 'common-law' : 'other';
};

const calculated = (
  { relationshipType, marriageDate, separationDate }: CoupleFacts,
  own: Listed,
  theirs: Listed | null,
): Partial<PropertyDivision> => {
  if (relationshipType === 'Legally married' && separationDate) {
    const holdings = {
      owner: holdingsOf('owner', own.assets, own.debts),
      partner: theirs ? holdingsOf('owner', theirs.assets, theirs.debts) : holdingsOf('partner', own.assets, own.debts),
    };
    return {
      equalization: equalization({ marriageDate, valuationDate: separationDate, divorceDate: null, holdings }),
    };
  }
  if (relationshipType !== 'Common-law') return {};
  const parts = theirs
    ? { own: { owner: keptBy(own), partner: keptBy(theirs) }, joint: { assets: [], debts: [] } }
    : asKnownTo(own);
  return { commonLaw: commonLawDivision(parts) };
};

/** Own items and the share of joint ones. */
const keptBy = ({ assets, debts }: Listed) => ({
  assets: assets.map(({ name, ownership: whose, ownersShare, value }) => ({
    label: name,
    amount: partOf('owner', { whose, ownersShare }, value),
  })),
  debts: debts.map(({ creditor, responsibility: whose, ownersShare, currentBalance }) => ({
    label: creditor,
    amount: partOf('owner', { whose, ownersShare }, currentBalance),
  })),
});

const asKnownTo = ({ assets, debts }: Listed): CommonLawHoldings => {
  const of = (side: Ownership) => ({
    assets: assets
      .filter(({ ownership }) => ownership === side)
      .map(({ name, value, ownersShare }) => ({
        label: name,
        amount: value,
        ownersPart: Math.round(ownersShare * 100),
      })),
    debts: debts
      .filter(({ responsibility }) => responsibility === side)
      .map(({ creditor, currentBalance, ownersShare }) => ({
        label: creditor,
        amount: currentBalance,
        ownersPart: Math.round(ownersShare * 100),
      })),
  });
  return { own: { owner: of('party_a'), partner: of('party_b') }, joint: of('joint') };
};
