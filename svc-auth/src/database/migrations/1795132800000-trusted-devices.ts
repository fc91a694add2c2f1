import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TrustedDevices1795132800000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      CREATE TABLE trusted_device (
        person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
        token_hash text NOT NULL,
        last_used_at timestamptz NOT NULL,
        PRIMARY KEY (person_id, token_hash)
      );
      CREATE INDEX trusted_device_last_used_at ON trusted_device (last_used_at);
      ALTER TABLE magic_link ADD COLUMN asked_by_device text;
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('ALTER TABLE magic_link DROP COLUMN asked_by_device; DROP TABLE trusted_device');
  }
}
