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

/** To whom an asset goes by the agreement; null while that is open. */
export const AssetGoesTo = z.enum(['party_a', 'party_b', 'shared', 'sold']).meta({ id: 'AssetGoesTo' });
export type AssetGoesTo = z.infer<typeof AssetGoesTo>;

export const ExclusionGround = z.enum(exclusionGrounds).meta({ id: 'ExclusionGround' });

/** What is told of an asset beside its amounts. `accountNumber` is never shown to the partner. */
export const assetFacts = {
  category: AssetCategory,
  name: writtenText(200).min(1),
  ownership: Ownership,
  description: writtenText(2_000).default(''),
  location: writtenText(200).default(''),
  valuationDate: Moment,
  ownersShare: OwnersShare.default(50),
  isMatrimonialHome: z.boolean().default(false),
  goesTo: AssetGoesTo.nullable().default(null),
  accountNumber: writtenText(50).default(''),
};

/** Part of an asset that is left out of net family property (Family Law Act s. 4(2)), and why, in the person's words. */
export const exclusionOf = <Money extends z.ZodType>(amount: Money) =>
  z.strictObject({ ground: ExclusionGround, amount, reason: writtenText(500).default('') });

/**
 * What a person tells of an asset. `value` is what it was worth at `valuationDate`; `atSeparation` and `atMarriage` are
 * null while they are not told, which is not zero.
 */
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
    goesTo: AssetGoesTo.nullable(),
    accountNumber: z.string(),
    value: Dollars,
    atSeparation: Dollars.nullable(),
    atMarriage: Dollars.nullable(),
    exclusion: exclusionOf(Dollars).nullable(),
  })
  .meta({ id: 'Asset' });
/** An asset as programs hold it: amounts in cents. */
export type Asset = z.input<typeof Asset>;

const path = '/api/financial/assets';

/** The assets of the caller's case, in the order they were added. */
export const listAssets = endpoint('GET', path, null, z.array(Asset));
export const addAsset = endpoint('POST', path, AddAsset, Asset, {
  idempotent: true,
  status: 201,
  problems: ['list-is-full'],
});
export const editAsset = endpoint('PUT', `${path}/:id`, EditAsset, Asset, {
  problems: ['changed-elsewhere', 'list-is-full'],
});
/** Takes an asset out of every list and total; `restoreAsset` brings it back as it was. */
export const deleteAsset = endpoint('DELETE', `${path}/:id`, null, null, { status: 204 });
export const restoreAsset = endpoint('POST', `${path}/:id/restore`, null, Asset, { problems: ['list-is-full'] });
export const assetHistory = endpoint('GET', `${path}/:id/history`, null, historyOf(Asset));
