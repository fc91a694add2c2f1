import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MailChoices1797960000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail_choice (
        person_id uuid PRIMARY KEY REFERENCES person ON DELETE CASCADE,
        news boolean NOT NULL,
        reminders boolean NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_choice;');
  }
}
