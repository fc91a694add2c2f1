import {
  AddToHalf,
  addToHalf,
  deleteFromHalf,
  EditInHalf,
  editInHalf,
  FreezeHalf,
  freezeHalf,
  type Half,
  HalfAccess,
  HalfItem,
  type HalfItemHistory,
  halfItemHistory,
  ReadHalfItemHistory,
  readHalf,
  restoreInHalf,
  revokeHalf,
} from '@evenhand/contracts/finance/half';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Body, Controller } from '@nestjs/common';
import { HalvesService } from './halves.service.js';

@Controller()
export class HalvesController {
  constructor(private readonly halves: HalvesService) {}

  @Handles(readHalf)
  read(@Body({ schema: HalfAccess }) { access }: HalfAccess): Promise<Half> {
    return this.halves.read(access);
  }

  @Handles(addToHalf)
  add(@Body({ schema: AddToHalf }) added: AddToHalf): Promise<{ id: string }> {
    return this.halves.add(added);
  }

  @Handles(editInHalf)
  async edit(@Body({ schema: EditInHalf }) edited: EditInHalf): Promise<void> {
    await this.halves.edit(edited);
  }

  @Handles(deleteFromHalf)
  delete(@Body({ schema: HalfItem }) item: HalfItem): Promise<void> {
    return this.halves.delete(item);
  }

  @Handles(restoreInHalf)
  async restore(@Body({ schema: HalfItem }) item: HalfItem): Promise<void> {
    await this.halves.restore(item);
  }

  @Handles(halfItemHistory)
  history(@Body({ schema: ReadHalfItemHistory }) item: ReadHalfItemHistory): Promise<HalfItemHistory> {
    return this.halves.history(item);
  }

  @Handles(freezeHalf)
  freeze(@Body({ schema: FreezeHalf }) chosen: FreezeHalf): Promise<void> {
    return this.halves.freeze(chosen);
  }

  @Handles(revokeHalf)
  revoke(@Body({ schema: HalfAccess }) { access }: HalfAccess): Promise<void> {
    return this.halves.revoke(access);
  }
}
