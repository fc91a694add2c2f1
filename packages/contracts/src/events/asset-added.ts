import { z } from 'zod';
import { Asset } from '../finance/assets.js';
import { event } from './event.js';

export const AssetAdded = z.object({ caseId: z.uuid(), asset: Asset });
export type AssetAdded = z.infer<typeof AssetAdded>;

/** svc-finance says it for each asset that a case gains; svc-intake keeps what the agreement needs of it. */
export const assetAdded = event('asset.added', AssetAdded);
