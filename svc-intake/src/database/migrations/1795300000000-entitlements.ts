import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Entitlements1795300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE entitlements (
        case_id uuid PRIMARY KEY,
        plan text NOT NULL CHECK (plan IN ('free', 'complete', 'premium')),
        access_until timestamptz,
        version integer NOT NULL
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE entitlements');
  }
}
