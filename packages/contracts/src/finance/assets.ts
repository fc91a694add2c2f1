import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { Cents, EnteredCents } from '../money.js';
import { writtenText } from '../text.js';

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

/** Whose it is. `party_a` is the person signed in, `party_b` their partner. */
export const Ownership = z.enum(['joint', 'party_a', 'party_b']).meta({ id: 'Ownership' });
export type Ownership = z.infer<typeof Ownership>;

/** What a person tells of an asset. `value` is in integer cents, as it was at `valuationDate`. */
export const AddAsset = z
  .strictObject({
    category: AssetCategory,
    name: writtenText(200).min(1),
    value: EnteredCents,
    ownership: Ownership,
    description: writtenText(2_000).default(''),
    location: writtenText(200).default(''),
    valuationDate: Moment,
  })
  .meta({ id: 'AddAsset' });
export type AddAsset = z.infer<typeof AddAsset>;

export const Asset = z
  .object({
    id: z.uuid(),
    category: AssetCategory,
    name: z.string(),
    value: Cents,
    ownership: Ownership,
    description: z.string(),
    location: z.string(),
    valuationDate: Moment,
  })
  .meta({ id: 'Asset' });
export type Asset = z.infer<typeof Asset>;

/** The assets of the caller's case, in the order they were added. */
export const listAssets = endpoint('GET', '/api/financial/assets', null, z.array(Asset));

export const addAsset = endpoint('POST', '/api/financial/assets', AddAsset, Asset, { idempotent: true, status: 201 });
