import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mail that waits to be sent. The queue holds its id alone. */
export class WaitingMail1763600000002 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      create table waiting_mail (
        id uuid primary key,
        sealed bytea not null,
        written_at timestamptz not null default now()
      );
      create index waiting_mail_by_age on waiting_mail (written_at);`);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop table waiting_mail');
  }
}
