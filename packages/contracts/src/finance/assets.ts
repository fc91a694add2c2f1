import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { Dollars, EnteredDollars } from '../money.js';
import { writtenText } from '../text.js';
import { exclusionGrounds } from './calculators/equalization.js';
import { historyOf, Ownership, OwnersShare, seenVersion } from './items.js';

export const AssetCategory = z
  .enum([
    'real_estate',
    'vehicle',
    'investment',
    'bank_account',
    'retirement',
    'business',
    'personal_property',
    'other',
  ])
  .meta({ id: 'AssetCategory' });
export type AssetCategory = z.infer<typeof AssetCategory>;

/** Who receives an asset under the agreement; null while undecided. */
export const AssetRecipient = z.enum(['party_a', 'party_b', 'shared', 'sold']).meta({ id: 'AssetRecipient' });
export type AssetRecipient = z.infer<typeof AssetRecipient>;

export const ExclusionGround = z.enum(exclusionGrounds).meta({ id: 'ExclusionGround' });

/** Facts about an asset other than its amounts. `accountNumber` is never shown to the partner. */
export const assetFacts = {
  category: AssetCategory,
  name: writtenText(200).min(1),
  ownership: Ownership,
  description: writtenText(2_000).default(''),
  location: writtenText(200).default(''),
  valuationDate: Moment,
  ownersShare: OwnersShare.default(50),
  isMatrimonialHome: z.boolean().default(false),
  goesTo: AssetRecipient.nullable().default(null),
  accountNumber: writtenText(50).default(''),
};

/**
 * Part of an asset excluded from net family property (Family Law Act s. 4(2)), and the reason in the person's words.
 */
export const exclusionOf = <Money extends z.ZodType>(amount: Money) =>
  z.strictObject({ ground: ExclusionGround, amount, reason: writtenText(500).default('') });

/** `value` is at `valuationDate`; `atSeparation` and `atMarriage` are null when unknown, which is not zero. */
export const AddAsset = z
  .strictObject({
    ...assetFacts,
    value: EnteredDollars,
    atSeparation: EnteredDollars.nullable().default(null),
    atMarriage: EnteredDollars.nullable().default(null),
    exclusion: exclusionOf(EnteredDollars).nullable().default(null),
  })
  .meta({ id: 'AddAsset' });
export type AddAsset = z.infer<typeof AddAsset>;

export const EditAsset = AddAsset.extend(seenVersion).meta({ id: 'EditAsset' });
export type EditAsset = z.infer<typeof EditAsset>;

export const Asset = z
  .object({
    id: z.uuid(),
    version: z.int(),
    ...assetFacts,
    description: z.string(),
    location: z.string(),
    ownersShare: z.number(),
    isMatrimonialHome: z.boolean(),
    goesTo: AssetRecipient.nullable(),
    accountNumber: z.string(),
    value: Dollars,
    atSeparation: Dollars.nullable(),
    atMarriage: Dollars.nullable(),
    exclusion: exclusionOf(Dollars).nullable(),
  })
  .meta({ id: 'Asset' });
/** Amounts in cents. */
export type Asset = z.input<typeof Asset>;

const path = '/api/financial/assets';

/** In order of addition. */
export const listAssets = endpoint('GET', path, null, z.array(Asset));
export const addAsset = endpoint('POST', path, AddAsset, Asset, {
  idempotent: true,
  status: 201,
  problems: ['list-is-full'],
});
export const editAsset = endpoint('PUT', `${path}/:id`, EditAsset, Asset, {
  problems: ['changed-elsewhere', 'list-is-full'],
});
/** Removes an asset from every list and total; `restoreAsset` undoes it. */
export const deleteAsset = endpoint('DELETE', `${path}/:id`, null, null, { status: 204 });
export const restoreAsset = endpoint('POST', `${path}/:id/restore`, null, Asset, { problems: ['list-is-full'] });
export const assetHistory = endpoint('GET', `${path}/:id/history`, null, historyOf(Asset));
