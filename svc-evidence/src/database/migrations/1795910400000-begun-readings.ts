import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Readings that began without an end: after MOST_BEGUN the file is given up. */
export class BegunReadings1795910400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE indexing ADD COLUMN begun integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE indexing DROP COLUMN begun');
  }
}
