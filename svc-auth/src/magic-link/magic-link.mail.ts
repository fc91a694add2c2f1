import { MAGIC_LINK_MINUTES } from '@evenhand/contracts/auth/magic-link';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { mailAuth } from '@evenhand/wording/mail-auth';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config.js';

/** A requested sign-in, or the confirmation of a new account's address. */
export type Occasion = 'signInLink' | 'confirmAddress';

@Injectable()
export class MagicLinkMail {
  constructor(
    private readonly mail: Mail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async send(manager: EntityManager, to: string, token: string, occasion: Occasion): Promise<void> {
    const query = new URLSearchParams({ token, email: to, type: 'magic-link' });
    const { subject, text } = mailAuth[occasion];
    const link = `${this.config.PUBLIC_URL}/auth/magic-link?${query}`;
    await this.mail.send(manager, { to, subject, text: text(link, MAGIC_LINK_MINUTES) });
  }
}
