import type { MailsChosen } from '@evenhand/contracts/events/mails-chosen';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CustomerRow } from './customer.entity.js';

@Injectable()
export class CustomersRepository {
  find(manager: EntityManager, caseId: string): Promise<CustomerRow | null> {
    return manager.findOneBy(CustomerRow, { caseId });
  }

  /** FOR UPDATE: one writer per case. */
  async locked(manager: EntityManager, caseId: string): Promise<CustomerRow> {
    const unknown = { caseId, email: null, sealedAt: null };
    await manager.createQueryBuilder().insert().into(CustomerRow).values(unknown).orIgnore().execute();
    return manager.findOneOrFail(CustomerRow, { where: { caseId }, lock: { mode: 'pessimistic_write' } });
  }

  async keepEmail(manager: EntityManager, caseId: string, email: string): Promise<void> {
    await manager.upsert(CustomerRow, { caseId, email }, ['caseId']);
  }

  /** Events may arrive out of order: the latest stays. */
  async keepMails(manager: EntityManager, { caseId, reminders, at }: MailsChosen): Promise<void> {
    await manager.query(
      `UPDATE customer SET wants_reminders = $2, mails_chosen_at = $3
       WHERE case_id = $1 AND (mails_chosen_at IS NULL OR mails_chosen_at <= $3)`,
      [caseId, reminders, at],
    );
  }

  async keepSealed(manager: EntityManager, caseId: string, sealedAt: Date): Promise<void> {
    await manager.upsert(CustomerRow, { caseId, sealedAt }, ['caseId']);
  }
}
