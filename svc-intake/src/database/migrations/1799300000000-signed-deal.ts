import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The deal of a version from its first signature on, whatever is disclosed afterwards. */
export class SignedDeal1799300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE agreements ADD COLUMN deal bytea');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE agreements DROP COLUMN deal');
  }
}
