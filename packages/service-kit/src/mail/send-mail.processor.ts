import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { CONFIG, type ServiceConfig } from '../config/service-config.js';
import { type JobRun, Processes } from '../jobs/processes.js';
import { type MailToSend, sendMail } from './send-mail.job.js';

@Injectable()
export class SendMailProcessor implements OnApplicationShutdown {
  private readonly transport: Transporter;

  constructor(@Inject(CONFIG) private readonly config: ServiceConfig) {
    this.transport = createTransport(config.SMTP_URL, { from: config.MAIL_FROM });
  }

  /** The message's id is the job's: a mail that is sent twice after a crash is shown once by most mailboxes. */
  @Processes(sendMail)
  async send(mail: MailToSend, { jobId }: JobRun): Promise<void> {
    await this.transport.sendMail({ ...mail, messageId: `<${jobId}@${new URL(this.config.PUBLIC_URL).hostname}>` });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
