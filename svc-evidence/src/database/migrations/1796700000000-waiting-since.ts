import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Workers are scaled by how long the oldest file waits. */
export class WaitingSince1796700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE indexing ADD COLUMN waits_since timestamptz NOT NULL DEFAULT now();
      CREATE INDEX indexing_that_waits ON indexing (waits_since) WHERE state = 'waiting';`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX indexing_that_waits; ALTER TABLE indexing DROP COLUMN waits_since');
  }
}
