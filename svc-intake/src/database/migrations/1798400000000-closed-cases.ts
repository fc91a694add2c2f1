import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the owner deleted everything, where a sealed agreement stays for the other signer. */
export class ClosedCases1798400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cases ADD COLUMN closed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cases DROP COLUMN closed_at');
  }
}
