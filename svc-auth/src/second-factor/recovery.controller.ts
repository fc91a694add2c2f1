import {
  type AnnouncedRecovery,
  askRecovery,
  cancelRecovery,
  type FactorRecovery,
  finishRecovery,
  getAnnouncedRecovery,
} from '@evenhand/contracts/auth/factor-recovery';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Controller } from '@nestjs/common';
import { type Browser, FromBrowser } from '../browser/browser.js';
import { RecoveryService } from './recovery.service.js';

@Controller()
export class RecoveryController {
  constructor(private readonly recovery: RecoveryService) {}

  @Handles(getAnnouncedRecovery)
  announced(@FromBrowser() browser: Browser): Promise<AnnouncedRecovery> {
    return this.recovery.announced(browser);
  }

  @Handles(askRecovery)
  ask(@Who() who: OwnerIdentity, @FromBrowser() browser: Browser): Promise<FactorRecovery> {
    return this.recovery.ask(who, browser);
  }

  @Handles(cancelRecovery)
  cancel(@Who() who: OwnerIdentity): Promise<void> {
    return this.recovery.cancel(who);
  }

  @Handles(finishRecovery)
  finish(@Who() who: OwnerIdentity, @FromBrowser() browser: Browser): Promise<void> {
    return this.recovery.finish(who, browser);
  }
}
