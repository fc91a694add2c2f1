import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AssetEntity } from './asset.entity.js';

@Injectable()
export class AssetsRepository {
  async add(manager: EntityManager, asset: Omit<AssetEntity, 'position'>): Promise<void> {
    await manager.insert(AssetEntity, asset);
  }

  ofCase(manager: EntityManager, caseId: string): Promise<AssetEntity[]> {
    return manager.find(AssetEntity, { where: { caseId }, order: { position: 'ASC' } });
  }
}
