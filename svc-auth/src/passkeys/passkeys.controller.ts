import {
  AddPasskey,
  addPasskey,
  beginPasskey,
  type NewPasskeyOptions,
  type PasskeyAdded,
  RenamePasskey,
  removePasskey,
  renamePasskey,
} from '@evenhand/contracts/auth/passkeys';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller, Param } from '@nestjs/common';
import { z } from 'zod';
import { type Browser, FromBrowser } from '../browser/browser.js';
import { PasskeysService } from './passkeys.service.js';

@Controller()
export class PasskeysController {
  constructor(private readonly passkeys: PasskeysService) {}

  @Handles(beginPasskey)
  begin(@Who() who: OwnerIdentity): Promise<NewPasskeyOptions> {
    return this.passkeys.begin(who);
  }

  @Handles(addPasskey)
  add(
    @Who() who: OwnerIdentity,
    @Body({ schema: AddPasskey }) passkey: AddPasskey,
    @FromBrowser() browser: Browser,
  ): Promise<PasskeyAdded> {
    return this.passkeys.add(who, passkey, browser);
  }

  @Handles(renamePasskey)
  rename(
    @Who() who: OwnerIdentity,
    @Param('id', { schema: z.uuid() }) id: string,
    @Body({ schema: RenamePasskey }) { name }: RenamePasskey,
  ): Promise<void> {
    return this.passkeys.rename(who, id, name);
  }

  @Handles(removePasskey)
  remove(
    @Who() who: OwnerIdentity,
    @Param('id', { schema: z.uuid() }) id: string,
    @FromBrowser() browser: Browser,
  ): Promise<void> {
    return this.passkeys.remove(who, id, browser);
  }
}
