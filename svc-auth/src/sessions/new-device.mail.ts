import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Mail } from '@evenhand/service-kit/mail/mail';
import { mailAuth } from '@evenhand/wording/mail-auth';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config.js';

const inOntario = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Toronto',
});

/** Tells a person of a sign-in with a kind of device not seen before. The network address stays out of it. */
@Injectable()
export class NewDeviceMail {
  constructor(
    private readonly mail: Mail,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async send(manager: EntityManager, to: string, device: string, when: Date): Promise<void> {
    const { subject, text } = mailAuth.newDevice;
    await this.mail.send(manager, { to, subject, text: text(device, inOntario.format(when), this.config.PUBLIC_URL) });
  }
}
