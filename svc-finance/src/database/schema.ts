import { AssetEntity } from '../assets/asset.entity.js';
import { Assets1795132800000 } from './migrations/1795132800000-assets.js';

export const financeSchema = {
  schema: 'finance',
  entities: [AssetEntity],
  migrations: [Assets1795132800000],
};
