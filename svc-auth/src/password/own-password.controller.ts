import {
  ChangePassword,
  changePassword,
  getSignInWays,
  RemovePassword,
  removePassword,
  type SignInWays,
} from '@evenhand/contracts/auth/change-password';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Who } from '@evenhand/service-kit/identity/who';
import { Body, Controller } from '@nestjs/common';
import { type Browser, FromBrowser } from '../browser/browser.js';
import { OwnPasswordService } from './own-password.service.js';

@Controller()
export class OwnPasswordController {
  constructor(private readonly passwords: OwnPasswordService) {}

  @Handles(getSignInWays)
  ways(@Who() who: OwnerIdentity): Promise<SignInWays> {
    return this.passwords.ways(who);
  }

  @Handles(changePassword)
  change(
    @Who() who: OwnerIdentity,
    @Body({ schema: ChangePassword }) passwords: ChangePassword,
    @FromBrowser() browser: Browser,
  ): Promise<void> {
    return this.passwords.change(who, passwords, browser);
  }

  @Handles(removePassword)
  remove(
    @Who() who: OwnerIdentity,
    @Body({ schema: RemovePassword }) proof: RemovePassword,
    @FromBrowser() browser: Browser,
  ): Promise<void> {
    return this.passwords.remove(who, proof, browser);
  }
}
