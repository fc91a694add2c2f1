import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Passkeys1797900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE passkey (
        id uuid PRIMARY KEY,
        person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
        name text NOT NULL,
        credential_id text NOT NULL UNIQUE,
        public_key bytea NOT NULL,
        transports text[] NOT NULL,
        counter bigint NOT NULL,
        added_at timestamptz NOT NULL,
        last_used_at timestamptz,
        may_be_copied_since timestamptz
      );
      CREATE INDEX passkey_person ON passkey (person_id);
      CREATE TABLE passkey_challenge (
        challenge_hash text PRIMARY KEY,
        purpose text NOT NULL,
        asked_by text NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE TABLE factor_recovery (
        person_id uuid PRIMARY KEY REFERENCES person ON DELETE CASCADE,
        opens_at timestamptz NOT NULL,
        device_hash text NOT NULL
      );
      INSERT INTO factor_recovery
        SELECT person_id, recovery_opens_at, recovery_device_hash FROM app_factor
        WHERE recovery_opens_at IS NOT NULL AND recovery_device_hash IS NOT NULL;
      ALTER TABLE app_factor DROP COLUMN recovery_opens_at, DROP COLUMN recovery_device_hash;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE app_factor ADD COLUMN recovery_opens_at timestamptz, ADD COLUMN recovery_device_hash text;
      DROP TABLE factor_recovery, passkey_challenge, passkey;
    `);
  }
}
