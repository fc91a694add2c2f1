import {
  type PasswordReset,
  type ResetLinkSent,
  ResetPassword,
  resetPassword,
  SendResetLink,
  sendResetLink,
} from '@evenhand/contracts/auth/change-password';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Body, Controller } from '@nestjs/common';
import { type Browser, FromBrowser } from '../browser/browser.js';
import { ResetService } from './reset.service.js';

@Controller()
export class ResetController {
  constructor(private readonly resets: ResetService) {}

  @Handles(sendResetLink)
  async sendLink(
    @Body({ schema: SendResetLink }) { email }: SendResetLink,
    @FromBrowser() browser: Browser,
  ): Promise<ResetLinkSent> {
    await this.resets.sendLink(email, browser);
    return { success: true };
  }

  @Handles(resetPassword)
  async reset(
    @Body({ schema: ResetPassword }) chosen: ResetPassword,
    @FromBrowser() browser: Browser,
  ): Promise<PasswordReset> {
    return { reset: await this.resets.reset(chosen, browser) };
  }
}
