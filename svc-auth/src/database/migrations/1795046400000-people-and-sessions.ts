import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PeopleAndSessions1795046400000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      CREATE TABLE person (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL UNIQUE,
        email text NOT NULL UNIQUE,
        email_proven_at timestamptz,
        first_name text,
        last_name text,
        profile_image_url text,
        password_hash text,
        registered_at timestamptz NOT NULL
      );
      CREATE TABLE session (
        id uuid PRIMARY KEY,
        token_hash text NOT NULL UNIQUE,
        person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
        device text NOT NULL,
        started_at timestamptz NOT NULL,
        last_used_at timestamptz NOT NULL
      );
      CREATE INDEX session_person ON session (person_id);
      CREATE INDEX session_started_at ON session (started_at);
      CREATE TABLE known_device (
        person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
        device text NOT NULL,
        first_seen_at timestamptz NOT NULL,
        PRIMARY KEY (person_id, device)
      );
      CREATE TABLE magic_link (
        email text PRIMARY KEY,
        token_hash text NOT NULL,
        return_to text,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX magic_link_expires_at ON magic_link (expires_at);
      CREATE TABLE attempt (
        key text PRIMARY KEY,
        count integer NOT NULL,
        last_at timestamptz NOT NULL
      );
      CREATE INDEX attempt_last_at ON attempt (last_at);
      CREATE TABLE external_account (
        issuer text NOT NULL,
        subject text NOT NULL,
        person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
        linked_at timestamptz NOT NULL,
        PRIMARY KEY (issuer, subject)
      );
      CREATE INDEX external_account_person ON external_account (person_id);
      CREATE TABLE external_sign_in (
        state_hash text PRIMARY KEY,
        nonce text NOT NULL,
        code_verifier text NOT NULL,
        return_to text,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX external_sign_in_expires_at ON external_sign_in (expires_at);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query(
      'DROP TABLE external_sign_in, external_account, attempt, magic_link, known_device, session, person',
    );
  }
}
