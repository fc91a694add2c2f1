import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A version that both had approved before this migration has no cooling-off period. */
export class CoolingOff1797400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE agreements ADD COLUMN cooling_off_days int, ADD COLUMN releases_support boolean;
      ALTER TABLE approvals ADD COLUMN shortened_at timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE approvals DROP COLUMN shortened_at;
      ALTER TABLE agreements DROP COLUMN cooling_off_days, DROP COLUMN releases_support;
    `);
  }
}
