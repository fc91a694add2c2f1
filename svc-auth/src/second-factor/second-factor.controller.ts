import {
  type AppSecret,
  beginApp,
  ConfirmApp,
  confirmApp,
  getProofWays,
  getSecondFactor,
  makeRecoveryCodes,
  type NewRecoveryCodes,
  type ProofWays,
  ProveSecondFactor,
  proveSecondFactor,
  removeApp,
  type SecondFactor,
} from '@evenhand/contracts/auth/second-factor';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller } from '@nestjs/common';
import { type Browser, FromBrowser } from '../browser/browser.js';
import { SecondFactorService } from './second-factor.service.js';

@Controller()
export class SecondFactorController {
  constructor(private readonly factor: SecondFactorService) {}

  @Handles(getSecondFactor)
  get(@Who() who: OwnerIdentity): Promise<SecondFactor> {
    return this.factor.get(who);
  }

  @Handles(getProofWays)
  waysToProve(@Who() who: OwnerIdentity): Promise<ProofWays> {
    return this.factor.waysToProve(who);
  }

  @Handles(beginApp)
  begin(@Who() who: OwnerIdentity): Promise<AppSecret> {
    return this.factor.begin(who);
  }

  @Handles(confirmApp)
  confirm(
    @Who() who: OwnerIdentity,
    @Body({ schema: ConfirmApp }) { code }: ConfirmApp,
    @FromBrowser() browser: Browser,
  ): Promise<NewRecoveryCodes> {
    return this.factor.confirm(who, code, browser);
  }

  @Handles(removeApp)
  remove(@Who() who: OwnerIdentity, @FromBrowser() browser: Browser): Promise<void> {
    return this.factor.remove(who, browser);
  }

  @Handles(makeRecoveryCodes)
  replaceRecoveryCodes(@Who() who: OwnerIdentity): Promise<NewRecoveryCodes> {
    return this.factor.replaceRecoveryCodes(who);
  }

  @Handles(proveSecondFactor)
  prove(
    @Who() who: OwnerIdentity,
    @Body({ schema: ProveSecondFactor }) { code }: ProveSecondFactor,
    @FromBrowser() browser: Browser,
  ): Promise<void> {
    return this.factor.prove(who, code, browser);
  }
}
