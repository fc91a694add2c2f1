import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The case of a person without an account whose part is deleted. */
export class GuestDeletions1799000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE deletion ADD COLUMN guest_case_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM deletion WHERE guest_case_id IS NOT NULL');
    await runner.query('ALTER TABLE deletion DROP COLUMN guest_case_id');
  }
}
