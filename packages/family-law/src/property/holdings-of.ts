import type { Asset } from '@evenhand/contracts/finance/assets';
import type { Debt } from '@evenhand/contracts/finance/debts';
import type { Ownership } from '@evenhand/contracts/finance/items';
import type { Party } from '@evenhand/contracts/identity';
import type { Cents } from '@evenhand/contracts/money';
import { minus, NOTHING, portion } from '../money.js';
import type { Holdings } from './holdings.js';

/** Hundredths of a per cent. */
const WHOLE = 10_000;

interface Shared {
  whose: Ownership;
  ownersShare: number;
}

/** The partner gets the remainder, so that no cent is lost or doubled. */
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

/** One spouse's holdings for the calculation. Unstated values count as zero: check for missing ones first. */
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
