import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Moves all mailed links into one table with the time and reason of their end. Older refusals named no link and are
 * dropped.
 */
export class MailedLinks1797100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mailed_link (
        id uuid PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('sign-in', 'password-reset', 'not-me')),
        email text NOT NULL,
        token_hash text NOT NULL UNIQUE,
        return_to text,
        asked_by_device text,
        sent_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        ended_at timestamptz,
        ended_because text,
        CHECK ((ended_at IS NULL) = (ended_because IS NULL))
      );
      CREATE INDEX mailed_link_of_email ON mailed_link (email);
      CREATE INDEX mailed_link_expires_at ON mailed_link (expires_at);
      INSERT INTO mailed_link SELECT gen_random_uuid(), 'sign-in', email, token_hash, return_to, asked_by_device,
        expires_at - interval '15 minutes', expires_at FROM magic_link;
      INSERT INTO mailed_link SELECT gen_random_uuid(), 'password-reset', email, token_hash, NULL, NULL,
        expires_at - interval '30 minutes', expires_at FROM password_reset;
      INSERT INTO mailed_link SELECT gen_random_uuid(), 'not-me', email, token_hash, NULL, NULL,
        expires_at - interval '14 days', expires_at FROM notice_link JOIN person ON person.id = person_id;
      DROP TABLE magic_link, password_reset, notice_link, link_refusal;
      CREATE TABLE link_refusals (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        link_id uuid NOT NULL REFERENCES mailed_link ON DELETE CASCADE,
        at timestamptz NOT NULL,
        act text NOT NULL,
        because text NOT NULL
      );
      CREATE INDEX link_refusals_of_link ON link_refusals (link_id, at DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE magic_link (
        email text PRIMARY KEY,
        token_hash text NOT NULL,
        return_to text,
        expires_at timestamptz NOT NULL,
        asked_by_device text
      );
      CREATE INDEX magic_link_expires_at ON magic_link (expires_at);
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
      CREATE TABLE link_refusal (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
        at timestamptz NOT NULL,
        because text NOT NULL,
        device text NOT NULL
      );
      CREATE INDEX link_refusal_of_person ON link_refusal (person_id, at);
      CREATE INDEX link_refusal_at ON link_refusal (at);
      INSERT INTO magic_link SELECT DISTINCT ON (email) email, token_hash, return_to, expires_at, asked_by_device
        FROM mailed_link WHERE kind = 'sign-in' AND ended_at IS NULL ORDER BY email, sent_at DESC;
      INSERT INTO password_reset SELECT DISTINCT ON (email) email, token_hash, expires_at
        FROM mailed_link WHERE kind = 'password-reset' AND ended_at IS NULL ORDER BY email, sent_at DESC;
      INSERT INTO notice_link SELECT token_hash, person.id, expires_at
        FROM mailed_link JOIN person USING (email) WHERE kind = 'not-me' AND ended_at IS NULL;
      DROP TABLE link_refusals, mailed_link;
    `);
  }
}
