import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Holds1796700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE holds (
        agreement_id uuid PRIMARY KEY REFERENCES agreements,
        case_id uuid NOT NULL,
        signing_id uuid NOT NULL UNIQUE,
        asked_at timestamptz NOT NULL,
        held_at timestamptz
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE holds');
  }
}
