import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Statements1795380000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE case_statements (
        case_id uuid NOT NULL,
        party text NOT NULL CHECK (party IN ('owner', 'partner')),
        frozen_at timestamptz NOT NULL,
        statement jsonb NOT NULL,
        opened_at timestamptz,
        PRIMARY KEY (case_id, party)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE case_statements');
  }
}
