import {
  CONFIRM_SUBSCRIPTION_PAGE,
  CONFIRMATION_HOURS,
  UNSUBSCRIBE_PAGE,
  unsubscribeByOneClick,
} from '@evenhand/contracts/newsletter/newsletter';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { newToken, sha256 } from '@evenhand/service-kit/tokens/tokens';
import { sampleSender } from '@evenhand/wording/contact';
import { mailAuth } from '@evenhand/wording/mail-auth';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config.js';
import { SubscriptionsRepository } from './subscriptions.repository.js';

@Injectable()
export class NewsletterMail {
  constructor(
    private readonly mail: Mail,
    private readonly subscriptions: SubscriptionsRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async askToConfirm(manager: EntityManager, to: string, token: string): Promise<void> {
    const { subject, text } = mailAuth.confirmNewsletter;
    const link = this.linkTo(CONFIRM_SUBSCRIPTION_PAGE, token);
    await this.mail.send(manager, { to, subject, text: this.signed(text(link, CONFIRMATION_HOURS)) });
  }

  /** Each mail has its own List-Unsubscribe header and link. */
  async sendToSubscriber(
    manager: EntityManager,
    to: string,
    { subject, text }: { subject: string; text: (unsubscribe: string) => string },
  ): Promise<void> {
    const token = newToken();
    await this.subscriptions.addUnsubscribeLink(manager, { tokenHash: sha256(token), email: to });
    const unsubscribeUrl = this.linkTo(unsubscribeByOneClick.path, token);
    const signed = this.signed(text(this.linkTo(UNSUBSCRIBE_PAGE, token)));
    await this.mail.send(manager, { to, subject, text: signed, unsubscribeUrl });
  }

  private signed(text: string): string {
    const { SENDER_NAME: name, SENDER_ADDRESS: address, SUPPORT_ADDRESS: contact } = this.config;
    const sender = { name: name ?? sampleSender.name, address: address ?? sampleSender.address, contact };
    return `${text}\n${mailAuth.newsletterSender(sender)}`;
  }

  private linkTo(path: string, token: string): string {
    return `${this.config.PUBLIC_URL}${path}?${new URLSearchParams({ token })}`;
  }
}
