import {
  AskOwnData,
  askOwnData,
  DeleteOwnData,
  deleteOwnData,
  EnterOwnData,
  enterOwnData,
  type OpenedOwnData,
  OpenOwnData,
  type OwnData,
  type OwnDataEntered,
  openOwnData,
  ReadOwnData,
  readOwnData,
} from '@evenhand/contracts/access/own-data';
import type { DeletionBegun } from '@evenhand/contracts/auth/deletion';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller } from '@nestjs/common';
import { GuestDeletionService } from './guest-deletion.service.js';
import { OwnDataService } from './own-data.service.js';
import { OwnDataAccessService } from './own-data-access.service.js';

@Controller()
export class OwnDataController {
  constructor(
    private readonly access: OwnDataAccessService,
    private readonly ownData: OwnDataService,
    private readonly deletion: GuestDeletionService,
  ) {}

  @Handles(askOwnData)
  ask(@Body({ schema: AskOwnData }) { email }: AskOwnData): Promise<void> {
    return this.access.ask(email);
  }

  @Handles(openOwnData)
  open(
    @Body({ schema: OpenOwnData }) { token }: OpenOwnData,
    @Who() who: OwnerIdentity | null,
  ): Promise<OpenedOwnData> {
    return this.access.open(token, who);
  }

  @Handles(enterOwnData)
  async enter(
    @Body({ schema: EnterOwnData }) entered: EnterOwnData,
    @Who() who: OwnerIdentity | null,
  ): Promise<OwnDataEntered> {
    return { access: await this.access.enter(entered, who) };
  }

  @Handles(readOwnData)
  read(@Body({ schema: ReadOwnData }) { access }: ReadOwnData): Promise<OwnData> {
    return this.ownData.read(access);
  }

  @Handles(deleteOwnData)
  async delete(@Body({ schema: DeleteOwnData }) asked: DeleteOwnData): Promise<DeletionBegun> {
    return { token: await this.deletion.begin(asked) };
  }
}
