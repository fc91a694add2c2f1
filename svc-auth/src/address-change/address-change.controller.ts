import {
  type AddressChange,
  AskAddressChange,
  askAddressChange,
  cancelAddressChange,
  getAddressChange,
  ProveNewAddress,
  proveNewAddress,
} from '@evenhand/contracts/auth/address-change';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller } from '@nestjs/common';
import { type Browser, FromBrowser } from '../browser/browser.js';
import { AddressChangeService } from './address-change.service.js';

@Controller()
export class AddressChangeController {
  constructor(private readonly changes: AddressChangeService) {}

  @Handles(getAddressChange)
  get(@Who() who: OwnerIdentity): Promise<AddressChange> {
    return this.changes.get(who);
  }

  @Handles(askAddressChange)
  ask(
    @Who() who: OwnerIdentity,
    @Body({ schema: AskAddressChange }) asked: AskAddressChange,
    @FromBrowser() browser: Browser,
  ): Promise<AddressChange> {
    return this.changes.ask(who, asked, browser);
  }

  @Handles(proveNewAddress)
  prove(
    @Who() who: OwnerIdentity,
    @Body({ schema: ProveNewAddress }) { token }: ProveNewAddress,
    @FromBrowser() browser: Browser,
  ): Promise<AddressChange> {
    return this.changes.prove(who, token, browser);
  }

  @Handles(cancelAddressChange)
  cancel(@Who() who: OwnerIdentity): Promise<void> {
    return this.changes.cancel(who);
  }
}
