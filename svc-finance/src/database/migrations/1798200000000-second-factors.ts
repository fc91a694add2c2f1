import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mailed link asks for the second factor of its address. */
export class SecondFactors1798200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE second_factor (
        case_id uuid PRIMARY KEY,
        person_id uuid NOT NULL,
        email text NOT NULL,
        is_set_up boolean NOT NULL,
        told_at timestamptz NOT NULL
      );
      CREATE INDEX second_factor_by_address ON second_factor (email) WHERE is_set_up;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE second_factor');
  }
}
