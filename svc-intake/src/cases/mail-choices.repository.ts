import type { MailsChosen } from '@evenhand/contracts/events/mails-chosen';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

const Choices = z.object({ news: z.boolean(), reminders: z.boolean() });

/** The mails that the owner of a case can do without. */
@Injectable()
export class MailChoicesRepository {
  /** Events may arrive out of order: the latest stays. */
  async keep(manager: EntityManager, { caseId, news, reminders, at }: MailsChosen): Promise<void> {
    await manager.query(
      `UPDATE cases SET wants_news = $2, wants_reminders = $3, mails_chosen_at = $4
       WHERE id = $1 AND (mails_chosen_at IS NULL OR mails_chosen_at <= $4)`,
      [caseId, news, reminders, at],
    );
  }

  async find(manager: EntityManager, caseId: string): Promise<z.infer<typeof Choices>> {
    const [row] = await manager.query(
      'SELECT wants_news AS news, wants_reminders AS reminders FROM cases WHERE id = $1',
      [caseId],
    );
    return Choices.parse(row);
  }
}
