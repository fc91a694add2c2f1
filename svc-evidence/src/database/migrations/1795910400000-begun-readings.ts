import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often the reading of a file was begun without coming to an end: one that never does is given up. */
export class BegunReadings1795910400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE indexing ADD COLUMN begun integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE indexing DROP COLUMN begun');
  }
}
