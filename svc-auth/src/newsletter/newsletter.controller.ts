import {
  ConfirmSubscription,
  confirmSubscription,
  openUnsubscribePage,
  Subscribe,
  type SubscriptionAsked,
  type SubscriptionConfirmed,
  subscribe,
  UNSUBSCRIBE_PAGE,
  Unsubscribe,
  type Unsubscribed,
  unsubscribe,
  unsubscribeByOneClick,
} from '@evenhand/contracts/newsletter/newsletter';
import { Handles } from '@evenhand/service-kit/endpoints/handles';
import { Body, Controller, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { type Browser, FromBrowser } from '../browser/browser.js';
import { NewsletterService } from './newsletter.service.js';

@Controller()
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Handles(subscribe)
  async subscribe(
    @Body({ schema: Subscribe }) wish: Subscribe,
    @FromBrowser() { networkAddress }: Browser,
  ): Promise<SubscriptionAsked> {
    await this.newsletter.subscribe(wish, networkAddress);
    return { success: true };
  }

  @Handles(confirmSubscription)
  async confirm(@Body({ schema: ConfirmSubscription }) { token }: ConfirmSubscription): Promise<SubscriptionConfirmed> {
    return { confirmed: await this.newsletter.confirm(token) };
  }

  @Handles(unsubscribe)
  async unsubscribe(@Body({ schema: Unsubscribe }) { token }: Unsubscribe): Promise<Unsubscribed> {
    await this.newsletter.unsubscribe(token, 'unsubscribe page');
    return { unsubscribed: true };
  }

  /** RFC 8058: mail providers post this form for their own unsubscribe button. */
  @Handles(unsubscribeByOneClick)
  async unsubscribeByOneClick(@Query({ schema: Unsubscribe }) { token }: Unsubscribe): Promise<void> {
    await this.newsletter.unsubscribe(token, 'unsubscribe button of the mailbox');
  }

  /** Providers without one-click unsubscribe open the header's address. */
  @Handles(openUnsubscribePage)
  openPage(@Query({ schema: Unsubscribe }) { token }: Unsubscribe, @Res() response: Response): void {
    response.redirect(303, `${UNSUBSCRIBE_PAGE}?${new URLSearchParams({ token })}`);
  }
}
