import { UNUSED_MONTHS } from '@evenhand/contracts/auth/deletion';
import { signInDialog } from '@evenhand/contracts/auth/navigation';
import { longDay } from '@evenhand/contracts/toronto';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { mailAuth } from '@evenhand/wording/mail-auth';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config.js';
import type { AccountUse } from '../people/account-use.entity.js';

type Announced = Pick<AccountUse, 'lastUsedAt'> & { dueAt: Date };

@Injectable()
export class UnusedMail {
  constructor(
    private readonly mail: Mail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async announce(manager: EntityManager, to: string, { lastUsedAt, dueAt }: Announced): Promise<void> {
    const { subject, text } = mailAuth.unusedAccount;
    const signIn = `${this.config.PUBLIC_URL}${signInDialog('/account')}`;
    const days = { since: longDay(lastUsedAt), until: longDay(dueAt), months: UNUSED_MONTHS };
    await this.mail.send(manager, { to, subject, text: text(days, signIn) });
  }
}
