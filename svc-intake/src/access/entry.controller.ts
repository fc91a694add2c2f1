import {
  type AccessPurpose,
  EnterCode,
  enterCode,
  notMe,
  type OpenedLink,
  OpenLink,
  openLink,
  renewLink,
} from '@evenhand/contracts/access/access';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { type Caller, FromCaller } from '../agreement/rows/caller.js';
import { AccessCookie } from './access-cookie.js';
import { EntryService } from './entry.service.js';
import { NotMeService } from './not-me.service.js';

@Controller()
export class EntryController {
  constructor(
    private readonly entry: EntryService,
    private readonly notMeService: NotMeService,
    private readonly cookie: AccessCookie,
  ) {}

  @Handles(openLink)
  open(
    @Body({ schema: OpenLink }) { token }: OpenLink,
    @FromCaller() caller: Caller,
    @Who() who: OwnerIdentity | null,
  ): Promise<OpenedLink> {
    return this.entry.open(token, caller, who);
  }

  @Handles(enterCode)
  async enter(
    @Body({ schema: EnterCode }) entered: EnterCode,
    @FromCaller() caller: Caller,
    @Who() who: OwnerIdentity | null,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ purpose: AccessPurpose }> {
    const { purpose, cookie } = await this.entry.enter(entered, caller, who);
    this.cookie.set(response, cookie);
    return { purpose };
  }

  @Handles(renewLink)
  renew(@Body({ schema: OpenLink }) { token }: OpenLink): Promise<void> {
    return this.entry.renew(token);
  }

  @Handles(notMe)
  notMe(@Body({ schema: OpenLink }) { token }: OpenLink): Promise<void> {
    return this.notMeService.close(token);
  }
}
