import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { mailAuth } from '@evenhand/wording/mail-auth';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config.js';

/** Sent to the owner of an address when a second registration is attempted. */
@Injectable()
export class AddressInUseMail {
  constructor(
    private readonly mail: Mail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async send(manager: EntityManager, to: string): Promise<void> {
    const { subject, text } = mailAuth.addressInUse;
    await this.mail.send(manager, { to, subject, text: text(this.config.PUBLIC_URL) });
  }
}
