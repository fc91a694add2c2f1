import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who sent which dead letter again, and when. A letter that fails again is another letter. */
export class LettersSentAgain1799000000000 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      create table letter_sent_again (
        letter_id uuid primary key,
        kind text not null,
        name text not null,
        -- Account of the operator; null once it is deleted.
        person_id uuid,
        sent_at timestamptz not null default now()
      );
      create index letter_sent_again_by_age on letter_sent_again (sent_at);`);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop table letter_sent_again');
  }
}
