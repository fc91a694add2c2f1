import { addressProven } from '@evenhand/contracts/events/address-proven';
import { personRegistered } from '@evenhand/contracts/events/person-registered';
import { Activity } from '@evenhand/service-kit/activity/activity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Outbox } from '@evenhand/service-kit/outbox/outbox';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FactorsRepository } from '../factors/factors.repository.js';
import { MailedLinksRepository } from '../mailed-links/mailed-links.repository.js';
import { MovedSubscription } from '../newsletter/moved-subscription.js';
import { AddressChangesRepository } from '../people/address-changes.repository.js';
import { PeopleRepository } from '../people/people.repository.js';
import type { Person } from '../people/person.entity.js';
import { FactorChangesService } from '../second-factor/factor-changes.service.js';
import { StoppedChangesService } from '../waiting/stopped-changes.service.js';
import { AddressChangeMail } from './address-change.mail.js';

interface DueChange {
  email: string;
  provenAt: Date;
}

/** Gives an account its new address once the wait is over and the address is proven. */
@Injectable()
export class AddressCompletionService {
  constructor(
    private readonly transactions: Transactions,
    private readonly changes: AddressChangesRepository,
    private readonly stopped: StoppedChangesService,
    private readonly people: PeopleRepository,
    private readonly links: MailedLinksRepository,
    private readonly factors: FactorsRepository,
    private readonly factorChanges: FactorChangesService,
    private readonly subscriptions: MovedSubscription,
    private readonly mail: AddressChangeMail,
    private readonly outbox: Outbox,
    private readonly activity: Activity,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async completeDue(): Promise<void> {
    const now = this.clock.now();
    const { manager } = this.transactions;
    await this.changes.deleteUnproven(manager, now);
    for (const { personId } of await this.changes.due(manager, now))
      await this.transactions.run((inside) => this.completeIfDue(inside, personId));
  }

  async completeIfDue(manager: EntityManager, personId: string): Promise<void> {
    const person = await this.people.findById(manager, personId);
    if (!person || !(await this.dueOf(manager, personId))) return;
    // Links before the person: the lock order of every sign-in. Another order could deadlock.
    await this.links.endOf(manager, person.email, ['sign-in', 'password-reset', 'not-me'], 'address-changed');
    await this.people.lock(manager, personId);
    const change = await this.dueOf(manager, personId);
    if (!change) return;
    const { email, provenAt } = change;
    if (await this.people.findByEmail(manager, email)) {
      await this.stopped.stop(manager, person);
      return this.mail.taken(manager, email);
    }
    await this.changes.remove(manager, personId);
    await this.move(manager, person, { email, emailProvenAt: provenAt });
    this.log.info({ personId }, 'the address of an account was changed');
  }

  private async dueOf(manager: EntityManager, personId: string): Promise<DueChange | null> {
    const change = await this.changes.find(manager, personId);
    if (!change?.provenAt || change.opensAt > this.clock.now()) return null;
    return { email: change.email, provenAt: change.provenAt };
  }

  private async move(
    manager: EntityManager,
    before: Person,
    to: { email: string; emailProvenAt: Date },
  ): Promise<void> {
    const { id: personId, caseId, email: from, firstName, lastName } = before;
    const { email } = to;
    await this.changes.keepEarlier(manager, { personId, email: from });
    await this.people.setAddress(manager, personId, to);
    await this.subscriptions.move(manager, { from, to: email });
    await this.outbox.publish(manager, personRegistered, { personId, caseId, email, firstName, lastName });
    if (!before.emailProvenAt) {
      const proof = { personId, caseId, at: to.emailProvenAt.toISOString(), contentMayBeForeign: false };
      await this.outbox.publish(manager, addressProven, proof);
    }
    if (await this.factors.isSetUp(manager, personId))
      await this.factorChanges.tell(manager, { ...before, email }, true);
    await this.activity.record(manager, caseId, 'address-changed');
    await this.mail.done(manager, { from, to: email });
  }
}
