import type { Notifications } from '@evenhand/contracts/auth/notifications';
import { mailsChosen } from '@evenhand/contracts/events/mails-chosen';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import type { MailChoices } from '@evenhand/contracts/mail-choices';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NewsletterService } from '../newsletter/newsletter.service.js';
import { SubscriptionsRepository } from '../newsletter/subscriptions.repository.js';
import { PeopleRepository } from '../people/people.repository.js';
import type { Person } from '../people/person.entity.js';
import { MailChoice } from './mail-choice.entity.js';

const ALL: MailChoices = { news: true, reminders: true };

/** The mails that a person can do without; the services that send them learn of the choice by an event. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly people: PeopleRepository,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly newsletter: NewsletterService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  get({ personId }: OwnerIdentity): Promise<Notifications> {
    return this.transactions.run((manager) => this.stateOf(manager, personId));
  }

  choose({ personId, caseId }: OwnerIdentity, chosen: MailChoices): Promise<Notifications> {
    const at = this.clock.now().toISOString();
    return this.transactions.run(async (manager) => {
      await manager.upsert(MailChoice, { personId, ...chosen }, ['personId']);
      await this.outbox.publish(manager, mailsChosen, { caseId, at, ...chosen });
      return this.stateOf(manager, personId);
    });
  }

  /** As if the person had never chosen. */
  async forget(manager: EntityManager, { id: personId, caseId }: Pick<Person, 'id' | 'caseId'>): Promise<void> {
    const { affected } = await manager.delete(MailChoice, { personId });
    if (!affected) return;
    await this.outbox.publish(manager, mailsChosen, { caseId, at: this.clock.now().toISOString(), ...ALL });
  }

  leaveNewsletter({ personId }: OwnerIdentity): Promise<Notifications> {
    return this.transactions.run(async (manager) => {
      const { email } = await this.personOf(manager, personId);
      await this.newsletter.leave(manager, email, 'choice on the site');
      return this.stateOf(manager, personId);
    });
  }

  private async stateOf(manager: EntityManager, personId: string): Promise<Notifications> {
    const { email } = await this.personOf(manager, personId);
    const chosen = await manager.findOneBy(MailChoice, { personId });
    const subscription = await this.subscriptions.findByEmail(manager, email);
    const { news, reminders } = chosen ?? ALL;
    return { news, reminders, newsletter: subscription?.confirmedAt != null };
  }

  private async personOf(manager: EntityManager, personId: string) {
    return (await this.people.findById(manager, personId)) ?? fail('sign-in-needed');
  }
}
