import { NOT_ME_DAYS } from '@evenhand/contracts/auth/not-me';
import { longMoment } from '@evenhand/contracts/toronto';
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

/** Mails security notices with a 'this was not me' link. */
@Injectable()
export class NoticesService {
  constructor(
    private readonly links: MailedLinksRepository,
    private readonly attempts: AttemptsService,
    private readonly mail: Mail,
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

  passwordChanged(manager: EntityManager, person: Person): Promise<void> {
    return this.send(manager, person, mailAuth.passwordChanged.subject, mailAuth.passwordChanged.text);
  }

  passwordRemoved(manager: EntityManager, person: Person): Promise<void> {
    return this.send(manager, person, mailAuth.passwordRemoved.subject, mailAuth.passwordRemoved.text);
  }

  factorAdded(manager: EntityManager, person: Person): Promise<void> {
    return this.send(manager, person, mailAuth.factorAdded.subject, mailAuth.factorAdded.text);
  }

  factorRemoved(manager: EntityManager, person: Person): Promise<void> {
    return this.send(manager, person, mailAuth.factorRemoved.subject, mailAuth.factorRemoved.text);
  }

  recoveryAsked(manager: EntityManager, person: Person, opensAt: Date): Promise<void> {
    const { subject, text } = mailAuth.recoveryAsked;
    return this.send(manager, person, subject, (link) => text(longMoment(opensAt), link));
  }

  private async send(
    manager: EntityManager,
    { email: to }: Person,
    subject: string,
    text: (link: string) => string,
  ): Promise<void> {
    const link = { kind: 'not-me', email: to, expiresAt: this.clock.inDays(NOT_ME_DAYS) } as const;
    const token = await this.links.add(manager, link);
    const address = `${this.config.PUBLIC_URL}/auth/not-me#${new URLSearchParams({ token })}`;
    await this.mail.send(manager, { to, subject, text: text(address) });
  }
}
