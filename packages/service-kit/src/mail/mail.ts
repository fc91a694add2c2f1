import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../database/transactions.js';
import { Outbox } from '../outbox/outbox.js';
import type { MailToSend } from './mail-to-send.js';
import { sendMail } from './send-mail.job.js';
import { WaitingMails } from './waiting-mails.js';

/** Sends mail as a job. Subjects and texts come from wording; a subject does not reveal the product's purpose. */
@Injectable()
export class Mail {
  constructor(
    private readonly outbox: Outbox,
    private readonly waiting: WaitingMails,
    private readonly transactions: Transactions,
  ) {}

  /** With a manager, sends after its transaction commits; with null, after the running transaction or immediately. */
  async send(manager: EntityManager | null, mail: MailToSend, delaySeconds = 0): Promise<void> {
    if (manager) await this.enqueue(manager, mail, delaySeconds);
    else await this.transactions.run((own) => this.enqueue(own, mail, delaySeconds));
  }

  private async enqueue(manager: EntityManager, mail: MailToSend, delaySeconds: number): Promise<void> {
    const mailId = randomUUID();
    await this.waiting.add(manager, mailId, mail);
    await this.outbox.enqueue(manager, sendMail, { mailId }, { delaySeconds });
  }
}
