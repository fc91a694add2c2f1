import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddressChanges1797940000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mailed_link DROP CONSTRAINT mailed_link_kind_check, ADD CONSTRAINT mailed_link_kind_check
        CHECK (kind IN ('sign-in', 'password-reset', 'not-me', 'new-address'));
      CREATE TABLE address_change (
        person_id uuid PRIMARY KEY REFERENCES person ON DELETE CASCADE,
        email text NOT NULL,
        token_hash text NOT NULL,
        asked_at timestamptz NOT NULL,
        opens_at timestamptz NOT NULL,
        link_ends_at timestamptz NOT NULL,
        proven_at timestamptz,
        asked_with_factor boolean NOT NULL
      );
      CREATE INDEX address_change_due ON address_change (opens_at);
      CREATE TABLE earlier_address (
        person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
        email text NOT NULL,
        PRIMARY KEY (person_id, email)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM mailed_link WHERE kind = 'new-address';
      ALTER TABLE mailed_link DROP CONSTRAINT mailed_link_kind_check, ADD CONSTRAINT mailed_link_kind_check
        CHECK (kind IN ('sign-in', 'password-reset', 'not-me'));
      DROP TABLE earlier_address, address_change;
    `);
  }
}
