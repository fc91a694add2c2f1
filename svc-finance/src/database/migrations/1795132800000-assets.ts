import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Assets1795132800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE asset (
        id uuid PRIMARY KEY,
        position bigint GENERATED ALWAYS AS IDENTITY,
        case_id uuid NOT NULL,
        category text NOT NULL,
        name text NOT NULL,
        value bigint NOT NULL CHECK (value >= 0),
        ownership text NOT NULL,
        description text NOT NULL,
        location text NOT NULL,
        valuation_date timestamptz NOT NULL
      );
      CREATE INDEX asset_of_case ON asset (case_id, position);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE asset');
  }
}
