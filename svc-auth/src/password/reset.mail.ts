import { RESET_LINK_MINUTES } from '@evenhand/contracts/auth/change-password';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { mailAuth } from '@evenhand/wording/mail-auth';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config.js';

@Injectable()
export class ResetMail {
  constructor(
    private readonly mail: Mail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The secret is in the fragment: servers do not receive it, and a scanner that opens the page uses nothing. */
  async send(manager: EntityManager, to: string, token: string): Promise<void> {
    const link = `${this.config.PUBLIC_URL}/auth/new-password#${new URLSearchParams({ token, email: to })}`;
    const { subject, text } = mailAuth.resetPassword;
    await this.mail.send(manager, { to, subject, text: text(link, RESET_LINK_MINUTES) });
  }
}
