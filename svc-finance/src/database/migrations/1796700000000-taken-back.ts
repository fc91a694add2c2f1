import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Disclosures can be withdrawn. */
export class TakenBack1796700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE snapshot ADD revoked_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE snapshot DROP revoked_at');
  }
}
