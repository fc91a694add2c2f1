import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG, type ServiceConfig } from '../config/service-config.js';
import type { MailToSend } from './mail-to-send.js';
import { messageOf } from './message.js';
import { WaitingMails } from './waiting-mails.js';

/** Takes the mail of a transaction that will be rolled back: composed completely, never sent. */
@Injectable()
export class MailSink {
  constructor(
    private readonly waiting: WaitingMails,
    @Inject(CONFIG) private readonly config: ServiceConfig,
  ) {}

  /** Unordered. */
  async take(manager: EntityManager): Promise<MailToSend[]> {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true }, { from: this.config.MAIL_FROM });
    const written = await this.waiting.writtenIn(manager);
    for (const { id, mail } of written) await transport.sendMail(messageOf(id, mail, this.config.PUBLIC_URL));
    return written.map(({ mail }) => mail);
  }
}
