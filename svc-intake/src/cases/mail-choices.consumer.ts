import { type MailsChosen, mailsChosen } from '@evenhand/contracts/events/mails-chosen';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailChoicesRepository } from './mail-choices.repository.js';

@Injectable()
export class MailChoicesConsumer {
  constructor(private readonly choices: MailChoicesRepository) {}

  @Consumes(mailsChosen)
  keep(chosen: MailsChosen, manager: EntityManager): Promise<void> {
    return this.choices.keep(manager, chosen);
  }
}
