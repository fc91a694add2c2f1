import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type { z } from 'zod';
import { CONFIG, type ServiceConfig } from '../config/service-config.js';
import { Processes } from '../jobs/processes.js';
import { LOG, type Log } from '../logs/log.js';
import { messageOf } from './message.js';
import { sendMail } from './send-mail.job.js';
import { WaitingMails } from './waiting-mails.js';

@Injectable()
export class SendMailProcessor implements OnApplicationShutdown {
  private readonly transport: Transporter;

  constructor(
    private readonly waiting: WaitingMails,
    @Inject(CONFIG) private readonly config: ServiceConfig,
    @Inject(LOG) private readonly log: Log,
  ) {
    this.transport = createTransport(config.SMTP_URL, { from: config.MAIL_FROM });
  }

  @Processes(sendMail)
  async send({ mailId }: z.infer<typeof sendMail.payload>): Promise<void> {
    const mail = await this.waiting.find(mailId);
    if (!mail) return this.log.info('the mail was already sent or removed');
    await this.transport.sendMail(messageOf(mailId, mail, this.config.PUBLIC_URL));
    await this.waiting.remove(mailId);
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
