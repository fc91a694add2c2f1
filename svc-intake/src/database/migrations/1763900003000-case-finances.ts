import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CaseFinances1763900003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE case_finances (
        case_id uuid PRIMARY KEY,
        sequence int NOT NULL,
        entries int NOT NULL,
        frozen_at timestamptz
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE case_finances');
  }
}
