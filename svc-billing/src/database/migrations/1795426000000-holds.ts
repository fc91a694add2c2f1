import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Signings that hold a case's payment. */
export class Holds1795426000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE hold (
        signing_id uuid PRIMARY KEY,
        case_id uuid NOT NULL,
        state text NOT NULL CHECK (state IN ('asked', 'held', 'ended'))
      );
      CREATE INDEX hold_of_case ON hold (case_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE hold');
  }
}
