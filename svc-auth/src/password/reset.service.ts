import { RESET_LINK_MINUTES, type ResetPassword } from '@evenhand/contracts/auth/change-password';
import { mailboxOf } from '@evenhand/contracts/email';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AttemptsService } from '../attempts/attempts.service.js';
import type { Browser } from '../browser/browser.js';
import { TrustedDevicesRepository } from '../devices/trusted-devices.repository.js';
import { FactorsRepository } from '../factors/factors.repository.js';
import { MailedLinksRepository } from '../mailed-links/mailed-links.repository.js';
import { type OpenedLink, OpenedLinksService } from '../mailed-links/opened-links.service.js';
import { NoticesService } from '../notices/notices.service.js';
import { PeopleRepository } from '../people/people.repository.js';
import type { Person } from '../people/person.entity.js';
import { SessionCache } from '../sessions/session-cache.js';
import { ShutOutService } from '../shut-out/shut-out.service.js';
import { AddressProofService } from '../sign-in/address-proof.service.js';
import { StoppedChangesService } from '../waiting/stopped-changes.service.js';
import { StoppedDeletionsService } from '../waiting/stopped-deletions.service.js';
import { passwordProblem } from './new-password.js';
import { hashPassword } from './password-hash.js';
import { ResetMail } from './reset.mail.js';

@Injectable()
export class ResetService {
  constructor(
    private readonly transactions: Transactions,
    private readonly links: MailedLinksRepository,
    private readonly opened: OpenedLinksService,
    private readonly people: PeopleRepository,
    private readonly devices: TrustedDevicesRepository,
    private readonly factors: FactorsRepository,
    private readonly proofs: AddressProofService,
    private readonly shutOut: ShutOutService,
    private readonly addresses: StoppedChangesService,
    private readonly deletions: StoppedDeletionsService,
    private readonly notices: NoticesService,
    private readonly attempts: AttemptsService,
    private readonly cache: SessionCache,
    private readonly mail: ResetMail,
    private readonly clock: Clock,
  ) {}

  /** Does not look up the account, so neither the response nor its time reveals one. */
  async sendLink(email: string, { networkAddress }: Browser): Promise<void> {
    await this.attempts.count('links from an address', networkAddress);
    await this.attempts.count('links to a mailbox', mailboxOf(email));
    const expiresAt = this.clock.inMinutes(RESET_LINK_MINUTES);
    await this.transactions.run(async (manager) => {
      const token = await this.links.replace(manager, { kind: 'password-reset', email, expiresAt });
      await this.mail.send(manager, email, token);
    });
  }

  /**
   * Sets the password of the link's account and proves its address; an address without an account gets one. False for
   * an invalid link; a refused password leaves the link valid.
   */
  async reset({ token, newPassword }: ResetPassword, browser: Browser): Promise<boolean> {
    const opened = { kind: 'password-reset', token } as const;
    const { manager } = this.transactions;
    const link = await this.opened.find(manager, opened);
    if (!link) {
      await this.opened.refuse(manager, opened, browser.device);
      return false;
    }
    const known = await this.people.findByEmail(manager, link.email);
    const wrong = await passwordProblem(newPassword, known ?? { email: link.email, firstName: null, lastName: null });
    if (wrong) fail('invalid-input', wrong, { pointer: '/newPassword' });
    const hash = await hashPassword(newPassword);
    const ended = await this.transactions.run((manager) => this.set(manager, opened, hash, browser));
    if (!ended) return false;
    await this.cache.forget(ended);
    return true;
  }

  private async set(
    manager: EntityManager,
    opened: OpenedLink,
    hash: string,
    { sessionTokenHash, device, deviceHash }: Browser,
  ): Promise<string[] | null> {
    const link = await this.opened.take(manager, opened, device);
    if (!link) return null;
    await this.shutOut.dropLinks(manager, link.email);
    const details = { email: link.email, firstName: null, lastName: null };
    const { person, endedSessions } = await this.proofs.personOf(manager, details, sessionTokenHash, 'link');
    const ended = await this.shutOut.everywhere(manager, person);
    await this.stopWhatWaits(manager, person);
    await this.people.setPassword(manager, person.id, hash);
    const lastUsedAt = this.clock.now();
    const isDue = await this.factors.isSetUp(manager, person.id);
    if (deviceHash && !isDue)
      await this.devices.trust(manager, { personId: person.id, tokenHash: deviceHash, lastUsedAt });
    await this.notices.passwordChanged(manager, person);
    return [...endedSessions, ...ended];
  }

  /** Who had the password before may have asked for it. */
  private async stopWhatWaits(manager: EntityManager, person: Person): Promise<void> {
    await this.addresses.stopFromMailbox(manager, person);
    await this.deletions.stop(manager, person);
  }
}
