import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the customer of a case wants reminders, and as of when. */
export class MailChoices1798700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE customer ADD COLUMN wants_reminders boolean NOT NULL DEFAULT true,
        ADD COLUMN mails_chosen_at timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE customer DROP COLUMN mails_chosen_at, DROP COLUMN wants_reminders');
  }
}
