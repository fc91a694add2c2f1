import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { AskSupport, askSupport, type SupportAsked } from '@evenhand/contracts/support/support';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller } from '@nestjs/common';
import { type Browser, FromBrowser } from '../browser/browser.js';
import { SupportService } from './support.service.js';

@Controller()
export class SupportController {
  constructor(private readonly support: SupportService) {}

  @Handles(askSupport)
  ask(
    @Body({ schema: AskSupport }) message: AskSupport,
    @Who() who: OwnerIdentity | null,
    @FromBrowser() { networkAddress }: Browser,
  ): Promise<SupportAsked> {
    return this.support.ask(message, who, networkAddress);
  }
}
