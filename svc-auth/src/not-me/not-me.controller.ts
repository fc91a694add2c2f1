import { DisownSignIn, disownSignIn, type SignInDisowned } from '@evenhand/contracts/auth/not-me';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Body, Controller } from '@nestjs/common';
import { type Browser, FromBrowser } from '../browser/browser.js';
import { NotMeService } from './not-me.service.js';

@Controller()
export class NotMeController {
  constructor(private readonly notMe: NotMeService) {}

  @Handles(disownSignIn)
  async disown(
    @Body({ schema: DisownSignIn }) { token }: DisownSignIn,
    @FromBrowser() browser: Browser,
  ): Promise<SignInDisowned> {
    return { done: await this.notMe.disown(token, browser) };
  }
}
