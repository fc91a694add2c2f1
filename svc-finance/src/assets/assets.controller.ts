import { AddAsset, type Asset, addAsset, listAssets } from '@evenhand/contracts/finance/assets';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller } from '@nestjs/common';
import { AssetsService } from './assets.service.js';

@Controller()
export class AssetsController {
  constructor(private readonly assets: AssetsService) {}

  @Handles(listAssets)
  list(@Who() who: OwnerIdentity): Promise<Asset[]> {
    return this.assets.list(who);
  }

  @Handles(addAsset)
  add(@Who() who: OwnerIdentity, @Body({ schema: AddAsset }) asset: AddAsset): Promise<Asset> {
    return this.assets.add(who, asset);
  }
}
