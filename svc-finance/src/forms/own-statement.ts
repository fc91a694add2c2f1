import type { AssetCategory, ExclusionGround } from '@evenhand/contracts/finance/assets';
import type { DebtCategory } from '@evenhand/contracts/finance/debts';
import type { Cents } from '@evenhand/contracts/money';
import { NOTHING, plus } from '@evenhand/family-law/money';
import { money } from '@evenhand/family-law/print';
import { partOf } from '@evenhand/family-law/property/holdings-of';
import { financialStatement as wording } from '@evenhand/wording/financial-statement';
import type { z } from 'zod';
import type { SnapshotContent } from '../frozen/snapshot-content.js';

/** An item with this person's share of its amounts; null where none was given. */
interface OwnItem {
  name: string;
  share: string;
  atMarriage: Cents | null;
  atSeparation: Cents | null;
  today: Cents;
  /** False for a matrimonial home and a debt for one. */
  countsAtMarriage: boolean;
  /** Names of the documents that prove it. */
  proof: string;
}
export interface OwnAsset extends OwnItem {
  category: AssetCategory;
  location: string;
  exclusion: { ground: z.infer<typeof ExclusionGround>; reason: string; amount: Cents } | null;
}
export interface OwnDebt extends OwnItem {
  category: DebtCategory;
  monthlyPayment: Cents | null;
}

export const amountOf = (amount: Cents | null | undefined): string =>
  amount === null || amount === undefined ? wording.untold : money(amount);

/** The rows, or one row for an empty table. */
export const orNone = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  rows.length > 0 ? rows : [[wording.none]];

/** Nulls are skipped. */
export const sumOf = (amounts: readonly (Cents | null)[]): Cents =>
  plus(NOTHING, ...amounts.map((amount) => amount ?? NOTHING));

/** A total of which one part is not stated is not stated either. */
export const totalAmount = (amounts: readonly (Cents | null)[]): string =>
  amounts.includes(null) ? wording.untold : money(sumOf(amounts));

/** Names of documents with the date of a statement. */
export const proofOf = ({ documents }: SnapshotContent, ...ids: string[]): string =>
  documents
    .flatMap(({ documentType, files }) =>
      files
        .filter(({ proves }) => ids.some((id) => proves.includes(id)))
        .map(({ statementDate }) => [wording.documentName(documentType), statementDate].filter(Boolean).join(', ')),
    )
    .join('; ') || wording.noProof;

const shareOf = (whose: string, ownersShare: number): string =>
  whose === 'joint' ? wording.percent(ownersShare) : wording.whole;

/** Own items, and the share of joint ones. */
export const ownAssets = (content: SnapshotContent): OwnAsset[] =>
  content.assets
    .filter(({ ownership }) => ownership !== 'party_b')
    .map(({ ownership: whose, ownersShare, isMatrimonialHome, exclusion, ...asset }) => {
      const part = (amount: Cents) => partOf('owner', { whose, ownersShare }, amount);
      return {
        category: asset.category,
        name: isMatrimonialHome ? `${asset.name}, ${wording.home}` : asset.name,
        location: asset.location,
        share: shareOf(whose, ownersShare),
        atMarriage: asset.atMarriage === null ? null : part(asset.atMarriage),
        atSeparation: asset.atSeparation === null ? null : part(asset.atSeparation),
        today: part(asset.value),
        countsAtMarriage: !isMatrimonialHome,
        exclusion: exclusion && { ...exclusion, amount: part(exclusion.amount) },
        proof: proofOf(content, asset.id),
      };
    });

export const ownDebts = (content: SnapshotContent): OwnDebt[] =>
  content.debts
    .filter(({ responsibility }) => responsibility !== 'party_b')
    .map(({ responsibility: whose, ownersShare, isForMatrimonialHome, ...debt }) => {
      const part = (amount: Cents) => partOf('owner', { whose, ownersShare }, amount);
      return {
        category: debt.category,
        name: debt.creditor,
        share: shareOf(whose, ownersShare),
        atMarriage: debt.atMarriage === null ? null : part(debt.atMarriage),
        atSeparation: debt.atSeparation === null ? null : part(debt.atSeparation),
        today: part(debt.currentBalance),
        monthlyPayment: debt.monthlyPayment === null ? null : part(debt.monthlyPayment),
        countsAtMarriage: !isForMatrimonialHome,
        proof: proofOf(content, debt.id),
      };
    });
