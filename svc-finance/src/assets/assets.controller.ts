import {
  AddAsset,
  type Asset,
  addAsset,
  assetHistory,
  deleteAsset,
  EditAsset,
  editAsset,
  listAssets,
  restoreAsset,
} from '@evenhand/contracts/finance/assets';
import { ReadHistory } from '@evenhand/contracts/finance/items';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { ItemsService } from '../items/items.service.js';
import { assetKind } from './asset-kind.js';

@Controller()
export class AssetsController {
  constructor(private readonly items: ItemsService) {}

  @Handles(listAssets)
  list(@Who() who: OwnerIdentity): Promise<Asset[]> {
    return this.items.list(assetKind, who);
  }

  @Handles(addAsset)
  add(@Who() who: OwnerIdentity, @Body({ schema: AddAsset }) added: AddAsset): Promise<Asset> {
    return this.items.add(assetKind, who, added);
  }

  @Handles(editAsset)
  edit(
    @Who() who: OwnerIdentity,
    @Param('id') id: string,
    @Body({ schema: EditAsset }) edited: EditAsset,
  ): Promise<Asset> {
    return this.items.edit(assetKind, who, id, edited);
  }

  @Handles(deleteAsset)
  delete(@Who() who: OwnerIdentity, @Param('id') id: string): Promise<void> {
    return this.items.delete(assetKind, who, id);
  }

  @Handles(restoreAsset)
  restore(@Who() who: OwnerIdentity, @Param('id') id: string): Promise<Asset> {
    return this.items.restore(assetKind, who, id);
  }

  @Handles(assetHistory)
  history(@Who() who: OwnerIdentity, @Param('id') id: string, @Query({ schema: ReadHistory }) { page }: ReadHistory) {
    return this.items.history(assetKind, who, id, page);
  }
}
