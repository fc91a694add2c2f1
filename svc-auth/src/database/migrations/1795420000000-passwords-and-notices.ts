import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PasswordsAndNotices1795420000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      ALTER TABLE session ADD COLUMN address_proven_at timestamptz;
      CREATE TABLE password_reset (
        email text PRIMARY KEY,
        token_hash text NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX password_reset_expires_at ON password_reset (expires_at);
      CREATE TABLE notice_link (
        token_hash text PRIMARY KEY,
        person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX notice_link_of_person ON notice_link (person_id);
      CREATE INDEX notice_link_expires_at ON notice_link (expires_at);
      DROP TABLE known_device;
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(`
      CREATE TABLE known_device (
        person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
        device text NOT NULL,
        first_seen_at timestamptz NOT NULL,
        PRIMARY KEY (person_id, device)
      );
      DROP TABLE notice_link;
      DROP TABLE password_reset;
      ALTER TABLE session DROP COLUMN address_proven_at;
    `);
  }
}
