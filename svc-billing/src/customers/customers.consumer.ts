import { type AgreementSealed, agreementSealed } from '@evenhand/contracts/events/agreement-sealed';
import { type MailsChosen, mailsChosen } from '@evenhand/contracts/events/mails-chosen';
import { type PersonRegistered, personRegistered } from '@evenhand/contracts/events/person-registered';
import { Consumes } from '@evenhand/service-kit/outbox/consumes';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CustomersRepository } from './customers.repository.js';

@Injectable()
export class CustomersConsumer {
  constructor(private readonly customers: CustomersRepository) {}

  @Consumes(personRegistered)
  async keepPerson({ caseId, email }: PersonRegistered, manager: EntityManager): Promise<void> {
    await this.customers.keepEmail(manager, caseId, email);
  }

  @Consumes(mailsChosen)
  async keepMails(chosen: MailsChosen, manager: EntityManager): Promise<void> {
    await this.customers.keepMails(manager, chosen);
  }

  /** From the sealing on, refunds are handled by support. */
  @Consumes(agreementSealed)
  async keepSealed({ caseId, sealedAt }: AgreementSealed, manager: EntityManager): Promise<void> {
    await this.customers.keepSealed(manager, caseId, new Date(sealedAt));
  }
}
