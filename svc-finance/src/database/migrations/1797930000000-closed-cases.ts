import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ClosedCases1797930000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE snapshot ADD COLUMN erased_at timestamptz;
      -- Cases whose owner deleted everything, while the partner's half stays.
      CREATE TABLE closed_case (case_id uuid PRIMARY KEY, kept_until timestamptz NOT NULL);
      CREATE INDEX closed_case_by_end ON closed_case (kept_until);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE closed_case; ALTER TABLE snapshot DROP COLUMN erased_at;');
  }
}
