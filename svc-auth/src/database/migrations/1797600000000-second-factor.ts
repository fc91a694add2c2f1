import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SecondFactor1797600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE app_factor (
        person_id uuid PRIMARY KEY REFERENCES person ON DELETE CASCADE,
        secret bytea NOT NULL,
        confirmed_at timestamptz,
        last_step integer,
        recovery_opens_at timestamptz,
        recovery_device_hash text
      );
      CREATE TABLE recovery_code (
        code_hash text PRIMARY KEY,
        person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
        made_at timestamptz NOT NULL
      );
      CREATE INDEX recovery_code_person ON recovery_code (person_id);
      ALTER TABLE session ADD COLUMN factor_proven_at timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session DROP COLUMN factor_proven_at; DROP TABLE recovery_code, app_factor;');
  }
}
