import { NOT_ME_DAYS } from '@evenhand/contracts/auth/not-me';
import { longMoment } from '@evenhand/contracts/toronto';
import { Activity } from '@evenhand/service-kit/activity/activity';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { mailAuth } from '@evenhand/wording/mail-auth';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AttemptsService } from '../attempts/attempts.service.js';
import type { Config } from '../config.js';
import { MailedLinksRepository } from '../mailed-links/mailed-links.repository.js';
import type { Person } from '../people/person.entity.js';

const DELETION_NOTICE_SECONDS = 600;

/** Mails security notices with a 'this was not me' link, and records them in the activity log. */
@Injectable()
export class NoticesService {
  constructor(
    private readonly links: MailedLinksRepository,
    private readonly attempts: AttemptsService,
    private readonly mail: Mail,
    private readonly activity: Activity,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Omits the network address. At most twenty notices a day, then one an hour. */
  async newBrowser(manager: EntityManager, person: Person, device: string): Promise<void> {
    if (!(await this.attempts.tryCount('notices to a mailbox', person.email))) return;
    const { subject, text } = mailAuth.newBrowser;
    const when = longMoment(this.clock.now());
    await this.send(manager, person, subject, (link) => text(device, when, link));
  }

  /** At most one an hour: a person may mistype. */
  async wrongCode(manager: EntityManager, person: Person, device: string): Promise<void> {
    await this.activity.record(manager, person.caseId, 'code-refused', { device });
    if (!(await this.attempts.tryCount('notices of wrong codes', person.email))) return;
    const { subject, text } = mailAuth.wrongCode;
    const when = longMoment(this.clock.now());
    await this.send(manager, person, subject, (link) => text(device, when, link));
  }

  async passwordChanged(manager: EntityManager, person: Person): Promise<void> {
    await this.activity.record(manager, person.caseId, 'password-changed');
    await this.send(manager, person, mailAuth.passwordChanged.subject, mailAuth.passwordChanged.text);
  }

  async passwordRemoved(manager: EntityManager, person: Person): Promise<void> {
    await this.activity.record(manager, person.caseId, 'password-removed');
    await this.send(manager, person, mailAuth.passwordRemoved.subject, mailAuth.passwordRemoved.text);
  }

  async factorAdded(manager: EntityManager, person: Person): Promise<void> {
    await this.activity.record(manager, person.caseId, 'factor-added');
    await this.send(manager, person, mailAuth.factorAdded.subject, mailAuth.factorAdded.text);
  }

  async appRemoved(manager: EntityManager, person: Person, hasPasskey: boolean): Promise<void> {
    await this.activity.record(manager, person.caseId, 'factor-removed');
    const { subject, text } = mailAuth.appRemoved;
    await this.send(manager, person, subject, (link) => text(link, hasPasskey));
  }

  async factorsRemoved(manager: EntityManager, person: Person): Promise<void> {
    await this.activity.record(manager, person.caseId, 'factor-removed');
    await this.send(manager, person, mailAuth.factorsRemoved.subject, mailAuth.factorsRemoved.text);
  }

  async passkeyAdded(manager: EntityManager, person: Person): Promise<void> {
    await this.activity.record(manager, person.caseId, 'passkey-added');
    await this.send(manager, person, mailAuth.passkeyAdded.subject, mailAuth.passkeyAdded.text);
  }

  async passkeyRemoved(manager: EntityManager, person: Person): Promise<void> {
    await this.activity.record(manager, person.caseId, 'passkey-removed');
    await this.send(manager, person, mailAuth.passkeyRemoved.subject, mailAuth.passkeyRemoved.text);
  }

  async recoveryAsked(manager: EntityManager, person: Person, opensAt: Date): Promise<void> {
    await this.activity.record(manager, person.caseId, 'recovery-asked');
    await this.recoveryWaits(manager, person, opensAt);
  }

  async recoveryWaits(manager: EntityManager, person: Person, opensAt: Date): Promise<void> {
    const { subject, text } = mailAuth.recoveryAsked;
    await this.send(manager, person, subject, (link) => text(longMoment(opensAt), link));
  }

  async addressChangeAsked(manager: EntityManager, person: Person, opensAt: Date): Promise<void> {
    await this.activity.record(manager, person.caseId, 'address-change-asked');
    await this.addressChangeWaits(manager, person, opensAt);
  }

  async addressChangeWaits(manager: EntityManager, person: Person, opensAt: Date): Promise<void> {
    const { subject, text } = mailAuth.addressChangeAsked;
    await this.send(manager, person, subject, (link) => text(longMoment(opensAt), link));
  }

  async deletionAsked(manager: EntityManager, person: Person, dueAt: Date): Promise<void> {
    await this.activity.record(manager, person.caseId, 'deletion-asked');
    await this.deletionWaits(manager, person, dueAt);
  }

  /** Delayed: a deletion at once leaves no notice in a mailbox that others may read. */
  async deletionWaits(manager: EntityManager, person: Person, dueAt: Date): Promise<void> {
    const { subject, text } = mailAuth.deletionAsked;
    await this.send(manager, person, subject, (link) => text(longMoment(dueAt), link), DELETION_NOTICE_SECONDS);
  }

  private async send(
    manager: EntityManager,
    { email: to }: Person,
    subject: string,
    text: (link: string) => string,
    delaySeconds = 0,
  ): Promise<void> {
    const link = { kind: 'not-me', email: to, expiresAt: this.clock.inDays(NOT_ME_DAYS) } as const;
    const token = await this.links.add(manager, link);
    const address = `${this.config.PUBLIC_URL}/auth/not-me#${new URLSearchParams({ token })}`;
    await this.mail.send(manager, { to, subject, text: text(address) }, delaySeconds);
  }
}
