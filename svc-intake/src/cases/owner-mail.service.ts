import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { mailIntake } from '@evenhand/wording/mail-intake';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config/config.js';
import { CasesRepository } from './cases.repository.js';

@Injectable()
export class OwnerMailService {
  constructor(
    private readonly cases: CasesRepository,
    private readonly mail: Mail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @param write receives the address of the page at `path` */
  async send(
    manager: EntityManager,
    caseId: string,
    path: `/${string}`,
    write: (site: string) => { subject: string; text: string },
  ): Promise<void> {
    const { email } = await this.cases.get(manager, caseId);
    if (email) await this.mail.send(manager, { to: email, ...write(`${this.config.PUBLIC_URL}${path}`) });
  }

  /** Mails the owner that the dashboard has news about the document. */
  announce(manager: EntityManager, caseId: string, text: (site: string) => string): Promise<void> {
    return this.send(manager, caseId, '/dashboard', (site) => ({ subject: mailIntake.news.subject, text: text(site) }));
  }
}
