import {
  ADDRESS_CHANGE_HOURS,
  ADDRESS_LINK_DAYS,
  type AddressChange,
  type AskAddressChange,
} from '@evenhand/contracts/auth/address-change';
import { mailboxOf } from '@evenhand/contracts/email';
import type { OwnerIdentity } from '@evenhand/contracts/identity';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import { authServer } from '@evenhand/wording/auth-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AttemptsService } from '../attempts/attempts.service.js';
import type { Browser } from '../browser/browser.js';
import { MailedLinksRepository } from '../mailed-links/mailed-links.repository.js';
import { OpenedLinksService } from '../mailed-links/opened-links.service.js';
import { NoticesService } from '../notices/notices.service.js';
import { PermissionService } from '../password/permission.service.js';
import { AddressChangesRepository } from '../people/address-changes.repository.js';
import { PeopleRepository } from '../people/people.repository.js';
import { StoppedChangesService } from '../waiting/stopped-changes.service.js';
import { AddressChangeMail } from './address-change.mail.js';
import { AddressCompletionService } from './address-completion.service.js';

/** Another address of an account: asked for, proven by a link to it, and in effect after the wait. */
@Injectable()
export class AddressChangeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly changes: AddressChangesRepository,
    private readonly completion: AddressCompletionService,
    private readonly stopped: StoppedChangesService,
    private readonly permission: PermissionService,
    private readonly people: PeopleRepository,
    private readonly links: MailedLinksRepository,
    private readonly opened: OpenedLinksService,
    private readonly notices: NoticesService,
    private readonly attempts: AttemptsService,
    private readonly mail: AddressChangeMail,
    private readonly clock: Clock,
  ) {}

  get({ personId }: OwnerIdentity): Promise<AddressChange> {
    return this.transactions.run((manager) => this.stateOf(manager, personId));
  }

  /** The same answer, and the same work before it, for an address that has an account. */
  async ask(who: OwnerIdentity, { email, currentPassword }: AskAddressChange, browser: Browser) {
    const person = await this.permission.personWhoProves(who, currentPassword, browser);
    if (email === person.email) fail('invalid-input', authServer.addressIsYours, { pointer: '/email' });
    await this.attempts.count('address changes of an account', person.id);
    await this.attempts.count('links to a mailbox', mailboxOf(email));
    const askedAt = this.clock.now();
    const [opensAt, linkEndsAt] = [this.clock.inDays(ADDRESS_CHANGE_HOURS / 24), this.clock.inDays(ADDRESS_LINK_DAYS)];
    const askedWithFactor = who.secondFactor === 'proven';
    return this.transactions.run(async (manager) => {
      await this.people.lock(manager, person.id);
      await this.stopped.endLink(manager, person.id);
      const token = await this.links.add(manager, { kind: 'new-address', email, expiresAt: linkEndsAt });
      const waits = { askedAt, opensAt, linkEndsAt, provenAt: null, askedWithFactor };
      await this.changes.replace(manager, { personId: person.id, email, tokenHash: sha256(token), ...waits });
      const isTaken = (await this.people.findByEmail(manager, email)) !== null;
      if (isTaken) await this.mail.taken(manager, email);
      else await this.mail.link(manager, email, token);
      await this.notices.addressChangeAsked(manager, person, opensAt);
      return this.stateOf(manager, person.id);
    });
  }

  /** In a session of the account: the link alone proves the mailbox, not the wish for this account. */
  async prove({ personId }: OwnerIdentity, token: string, { device }: Browser): Promise<AddressChange> {
    const isProven = await this.transactions.run(async (manager) => {
      await this.people.lock(manager, personId);
      const change = await this.changes.find(manager, personId);
      if (change?.tokenHash !== sha256(token)) return false;
      if (change.provenAt) return true;
      if (!(await this.opened.take(manager, { kind: 'new-address', token }, device))) return false;
      await this.changes.setProven(manager, personId, this.clock.now());
      return true;
    });
    if (!isProven) fail('link-gone', authServer.addressLinkGone);
    // The person was locked first above, and completing it locks their links first.
    await this.transactions.run((manager) => this.completion.completeIfDue(manager, personId));
    return this.transactions.run((manager) => this.stateOf(manager, personId));
  }

  cancel({ personId, caseId }: OwnerIdentity): Promise<void> {
    return this.transactions.run((manager) => this.stopped.stop(manager, { id: personId, caseId }));
  }

  private async stateOf(manager: EntityManager, personId: string): Promise<AddressChange> {
    const change = await this.changes.find(manager, personId);
    if (!change || (!change.provenAt && change.linkEndsAt <= this.clock.now())) return { pending: null };
    const { email, opensAt, linkEndsAt, provenAt } = change;
    const times = { opensAt: opensAt.toISOString(), linkEndsAt: linkEndsAt.toISOString() };
    return { pending: { email, ...times, isProven: provenAt !== null } };
  }
}
