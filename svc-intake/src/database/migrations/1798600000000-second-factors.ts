import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the account of a case's owner has a second factor, and as of when. */
export class SecondFactors1798600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE cases ADD COLUMN has_factor boolean NOT NULL DEFAULT false, ADD COLUMN factor_told_at timestamptz;
      CREATE INDEX cases_with_factor ON cases (email) WHERE has_factor;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cases DROP COLUMN factor_told_at, DROP COLUMN has_factor');
  }
}
