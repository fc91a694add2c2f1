import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KnownSince1797930000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE browser_history (
        person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
        token_hash text NOT NULL,
        known_since timestamptz NOT NULL,
        last_used_at timestamptz NOT NULL,
        PRIMARY KEY (person_id, token_hash)
      );
      INSERT INTO browser_history SELECT person_id, token_hash, last_used_at, last_used_at FROM trusted_device;
      CREATE TABLE factor_origin (
        person_id uuid PRIMARY KEY REFERENCES person ON DELETE CASCADE,
        set_up_at timestamptz NOT NULL,
        browser_known_since timestamptz NOT NULL
      );
      -- Replaces factor_recovery, which instances of the earlier version may still read.
      CREATE TABLE recovery_wait (
        person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
        device_hash text NOT NULL,
        opens_at timestamptz NOT NULL,
        PRIMARY KEY (person_id, device_hash)
      );
      INSERT INTO recovery_wait SELECT person_id, device_hash, opens_at FROM factor_recovery;
      -- Before, a browser was trusted without a proof of the second factor.
      DELETE FROM trusted_device WHERE person_id IN (
        SELECT person_id FROM app_factor WHERE confirmed_at IS NOT NULL UNION SELECT person_id FROM passkey
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE recovery_wait, factor_origin, browser_history;');
  }
}
