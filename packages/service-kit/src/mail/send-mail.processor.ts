import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import type { z } from 'zod';
import { CONFIG, type ServiceConfig } from '../config/service-config.js';
import { Processes } from '../jobs/processes.js';
import { LOG, type Log } from '../logs/log.js';
import { messageOf } from './message.js';
import { sendMail } from './send-mail.job.js';
import { WaitingMails } from './waiting-mails.js';

@Injectable()
export class SendMailProcessor implements OnApplicationShutdown {
  private transport?: Promise<Transporter>;

  constructor(
    private readonly waiting: WaitingMails,
    @Inject(CONFIG) private readonly config: ServiceConfig,
    @Inject(LOG) private readonly log: Log,
  ) {}

  @Processes(sendMail)
  async send({ mailId }: z.infer<typeof sendMail.payload>): Promise<void> {
    const mail = await this.waiting.find(mailId);
    if (!mail) return this.log.info('the mail was already sent or removed');
    this.transport ??= this.connect();
    const transport = await this.transport;
    await transport.sendMail(messageOf(mailId, mail, this.config.PUBLIC_URL));
    await this.waiting.remove(mailId);
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.transport)?.close();
  }

  /** Lazy: loads the library with the first mail. */
  private async connect(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport(this.config.SMTP_URL, { from: this.config.MAIL_FROM });
  }
}
