import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Jobs } from '../jobs/jobs.js';
import { type MailToSend, sendMail } from './send-mail.job.js';

/** Sends mail as a job. Subjects and texts come from wording; a subject says nothing of what the product is for. */
@Injectable()
export class Mail {
  constructor(private readonly jobs: Jobs) {}

  /** Sends if and when the manager's transaction is kept; with null: in the running transaction, or at once. */
  async send(manager: EntityManager | null, mail: MailToSend): Promise<void> {
    await this.jobs.enqueue(manager, sendMail, mail);
  }
}
