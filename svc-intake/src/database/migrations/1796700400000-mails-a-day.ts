import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Separate daily counts for renewed links and codes. */
export class MailsADay1796700400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE links ADD renewed boolean NOT NULL DEFAULT false;
      ALTER TABLE codes ADD sent_in_day int NOT NULL DEFAULT 0, ADD day_began timestamptz NOT NULL DEFAULT now();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE codes DROP sent_in_day, DROP day_began;
      ALTER TABLE links DROP renewed;
    `);
  }
}
