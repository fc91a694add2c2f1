import { mailboxOf } from '@evenhand/contracts/email';
import { CONFIRMATION_HOURS, type Subscribe } from '@evenhand/contracts/newsletter/newsletter';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { newToken, sha256 } from '@evenhand/service-kit/tokens/tokens';
import { newsletterConsent } from '@evenhand/wording/consents';
import { mailAuth } from '@evenhand/wording/mail-auth';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AttemptsService } from '../attempts/attempts.service.js';
import type { ConsentRecord } from '../consents/consent-record.entity.js';
import { ConsentsRepository } from '../consents/consents.repository.js';
import { NewsletterMail } from './newsletter.mail.js';
import type { Subscription } from './subscription.entity.js';
import { SubscriptionsRepository } from './subscriptions.repository.js';

@Injectable()
export class NewsletterService {
  constructor(
    private readonly transactions: Transactions,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly consents: ConsentsRepository,
    private readonly attempts: AttemptsService,
    private readonly mail: NewsletterMail,
    private readonly clock: Clock,
  ) {}

  /** Mails a confirmation link, or, to a subscriber, that the address is subscribed. The response reveals neither. */
  async subscribe({ email, consentVersion }: Subscribe, networkAddress: string): Promise<void> {
    if (consentVersion !== newsletterConsent.version) fail('changed-elsewhere');
    await this.attempts.count('newsletter mails from an address', networkAddress);
    await this.attempts.count('newsletter mails to a mailbox', mailboxOf(email));
    await this.transactions.run(async (manager) => {
      const known = await this.subscriptions.findLocked(manager, email);
      if (known?.confirmedAt) await this.mail.sendToSubscriber(manager, email, mailAuth.newsletterConfirmed);
      else await this.askToConfirm(manager, email, consentVersion);
    });
  }

  /** True when the address is subscribed, by this click or an earlier one. */
  confirm(token: string): Promise<boolean> {
    return this.transactions.run(async (manager) => {
      const now = this.clock.now();
      const subscription = await this.subscriptions.findByConfirmation(manager, sha256(token), now);
      if (!subscription) return false;
      if (subscription.confirmedAt) return true;
      await this.subscriptions.setConfirmed(manager, subscription.email, now);
      await this.record(manager, subscription, true, 'link in the confirmation mail');
      await this.mail.sendToSubscriber(manager, subscription.email, mailAuth.newsletterConfirmed);
      return true;
    });
  }

  /** Deletes the address and records the withdrawal of consent. Idempotent. */
  unsubscribe(token: string, how: ConsentRecord['how']): Promise<void> {
    return this.transactions.run(async (manager) => {
      const subscription = await this.subscriptions.findByUnsubscribeLink(manager, sha256(token));
      if (subscription) await this.leave(manager, subscription.email, how);
    });
  }

  /** As {@link unsubscribe}, for an address whose person is signed in. */
  async leave(manager: EntityManager, email: string, how: ConsentRecord['how']): Promise<void> {
    const subscription = await this.subscriptions.findLocked(manager, email);
    if (!subscription) return;
    if (subscription.confirmedAt) await this.record(manager, subscription, false, how);
    await this.subscriptions.delete(manager, email);
  }

  private async askToConfirm(manager: EntityManager, email: string, textVersion: string): Promise<void> {
    const token = newToken();
    const confirmationExpiresAt = this.clock.inMinutes(CONFIRMATION_HOURS * 60);
    const pending = { email, textVersion, confirmationHash: sha256(token), confirmationExpiresAt, confirmedAt: null };
    await this.subscriptions.replace(manager, pending);
    await this.mail.askToConfirm(manager, email, token);
  }

  private record(
    manager: EntityManager,
    { email, textVersion }: Subscription,
    given: boolean,
    how: ConsentRecord['how'],
  ): Promise<void> {
    const at = this.clock.now();
    return this.consents.add(manager, { purpose: 'newsletter', subject: email, given, textVersion, how, at });
  }
}
