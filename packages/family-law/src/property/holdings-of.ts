import type { Asset } from '@evenhand/contracts/finance/assets';
import type { Debt } from '@evenhand/contracts/finance/debts';
import type { Ownership } from '@evenhand/contracts/finance/items';
import type { Party } from '@evenhand/contracts/identity';
import type { Cents } from '@evenhand/contracts/money';
import { minus, NOTHING, portion } from '../money.js';
import type { Holdings } from './holdings.js';

/** Shares are percent with two decimals: hundredths of a percent are whole. */
const WHOLE = 10_000;

/** What is told of an item that both may own. */
interface Shared {
  whose: Ownership;
  ownersShare: number;
}

/** A spouse's part of an amount. The partner has what the owner has not, so that no cent is lost or doubled. */
export const partOf = (party: Party, { whose, ownersShare }: Shared, amount: Cents): Cents => {
  const owners = whose === 'joint' ? Math.round(ownersShare * 100) : whose === 'party_a' ? WHOLE : 0;
  const owner = portion(amount, owners, WHOLE);
  return party === 'owner' ? owner : minus(amount, owner);
};

type HeldAsset = Pick<
  Asset,
  'name' | 'ownership' | 'ownersShare' | 'atSeparation' | 'atMarriage' | 'isMatrimonialHome' | 'exclusion'
>;
type HeldDebt = Pick<
  Debt,
  'creditor' | 'responsibility' | 'ownersShare' | 'atSeparation' | 'atMarriage' | 'isForMatrimonialHome'
>;

const isHeldBy = (party: Party, whose: Ownership): boolean =>
  whose === 'joint' || whose === (party === 'owner' ? 'party_a' : 'party_b');

/** One spouse's holdings as the law reads them. Values that are not told count as nothing: see what is missing first. */
export const holdingsOf = (party: Party, assets: readonly HeldAsset[], debts: readonly HeldDebt[]): Holdings => ({
  assets: assets
    .filter(({ ownership }) => isHeldBy(party, ownership))
    .map(({ name, ownership: whose, ownersShare, atSeparation, atMarriage, isMatrimonialHome, exclusion }) => {
      const part = (amount: Cents | null) => partOf(party, { whose, ownersShare }, amount ?? NOTHING);
      return {
        label: name,
        atValuation: part(atSeparation),
        atMarriage: part(atMarriage),
        isMatrimonialHome,
        exclusion: exclusion && { ground: exclusion.ground, amount: part(exclusion.amount) },
      };
    }),
  debts: debts
    .filter(({ responsibility }) => isHeldBy(party, responsibility))
    .map(({ creditor, responsibility: whose, ownersShare, atSeparation, atMarriage, isForMatrimonialHome }) => {
      const part = (amount: Cents | null) => partOf(party, { whose, ownersShare }, amount ?? NOTHING);
      return { label: creditor, atValuation: part(atSeparation), atMarriage: part(atMarriage), isForMatrimonialHome };
    }),
});
