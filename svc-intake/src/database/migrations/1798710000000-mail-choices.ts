import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which mails the owner of a case wants, and as of when. */
export class MailChoices1798710000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE cases ADD COLUMN wants_news boolean NOT NULL DEFAULT true,
        ADD COLUMN wants_reminders boolean NOT NULL DEFAULT true, ADD COLUMN mails_chosen_at timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE cases DROP COLUMN mails_chosen_at, DROP COLUMN wants_reminders, DROP COLUMN wants_news',
    );
  }
}
