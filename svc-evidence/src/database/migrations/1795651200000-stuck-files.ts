import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StuckFiles1795651200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE indexing ADD COLUMN moved_at timestamptz NOT NULL DEFAULT now()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE indexing DROP COLUMN moved_at');
  }
}
