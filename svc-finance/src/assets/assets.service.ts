import { randomUUID } from 'node:crypto';
import { assetAdded } from '@evenhand/contracts/events/asset-added';
import type { AddAsset, Asset } from '@evenhand/contracts/finance/assets';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { Injectable } from '@nestjs/common';
import type { AssetEntity } from './asset.entity.js';
import { AssetsRepository } from './assets.repository.js';

@Injectable()
export class AssetsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly assets: AssetsRepository,
    private readonly outbox: Outbox,
  ) {}

  async list({ caseId }: OwnerIdentity): Promise<Asset[]> {
    const assets = await this.assets.ofCase(this.transactions.manager, caseId);
    return assets.map(toAsset);
  }

  /** The asset and the word of it to the other services are kept together, or neither is. */
  add({ caseId }: OwnerIdentity, added: AddAsset): Promise<Asset> {
    const row = { ...added, id: randomUUID(), caseId, valuationDate: new Date(added.valuationDate) };
    const asset = toAsset(row);
    return this.transactions.run(async (manager) => {
      await this.assets.add(manager, row);
      await this.outbox.publish(manager, assetAdded, { caseId, asset });
      return asset;
    });
  }
}

const toAsset = ({ valuationDate, ...asset }: Omit<AssetEntity, 'position'>): Asset => ({
  ...asset,
  valuationDate: valuationDate.toISOString(),
});
