import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Baseline: creates the whole schema. Has the name of the last migration that it replaces. */
export class MailedLinks1797100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
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
        last_used_at timestamptz NOT NULL,
        address_proven_at timestamptz
      );
      CREATE INDEX session_person ON session (person_id);
      CREATE INDEX session_started_at ON session (started_at);
      CREATE TABLE trusted_device (
        person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
        token_hash text NOT NULL,
        last_used_at timestamptz NOT NULL,
        PRIMARY KEY (person_id, token_hash)
      );
      CREATE INDEX trusted_device_last_used_at ON trusted_device (last_used_at);
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
      CREATE TABLE link_refusals (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        link_id uuid NOT NULL REFERENCES mailed_link ON DELETE CASCADE,
        at timestamptz NOT NULL,
        act text NOT NULL,
        because text NOT NULL
      );
      CREATE INDEX link_refusals_of_link ON link_refusals (link_id, at DESC);
      CREATE TABLE attempt (
        key text PRIMARY KEY,
        count integer NOT NULL,
        last_at timestamptz NOT NULL
      );
      CREATE INDEX attempt_last_at ON attempt (last_at);

      CREATE TABLE consent_record (
        id uuid PRIMARY KEY,
        purpose text NOT NULL,
        subject_hash text NOT NULL,
        given boolean NOT NULL,
        text_version text NOT NULL,
        how text NOT NULL,
        at timestamptz NOT NULL
      );
      CREATE INDEX consent_record_latest ON consent_record (purpose, subject_hash, at);
      CREATE TABLE newsletter_subscription (
        email text PRIMARY KEY,
        text_version text NOT NULL,
        confirmation_hash text NOT NULL UNIQUE,
        confirmation_expires_at timestamptz NOT NULL,
        confirmed_at timestamptz
      );
      CREATE TABLE newsletter_unsubscribe_link (
        token_hash text PRIMARY KEY,
        email text NOT NULL REFERENCES newsletter_subscription ON DELETE CASCADE
      );
      CREATE INDEX newsletter_unsubscribe_link_email ON newsletter_unsubscribe_link (email);
      CREATE TABLE support_message (reference text PRIMARY KEY, topic text NOT NULL, received_at timestamptz NOT NULL);

      CREATE TABLE analytics_event (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        visitor uuid NOT NULL,
        person_id uuid REFERENCES person ON DELETE CASCADE,
        name text NOT NULL,
        properties jsonb NOT NULL,
        at timestamptz NOT NULL
      );
      CREATE INDEX analytics_event_visitor ON analytics_event (visitor, name, at);
      CREATE INDEX analytics_event_person ON analytics_event (person_id);
      CREATE INDEX analytics_event_at ON analytics_event (at);
      CREATE TABLE analytics_day (
        day date NOT NULL,
        name text NOT NULL,
        count integer NOT NULL,
        visitors integer NOT NULL,
        PRIMARY KEY (day, name)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE analytics_day, analytics_event, support_message, newsletter_unsubscribe_link, newsletter_subscription,
        consent_record, attempt, link_refusals, mailed_link, external_sign_in, external_account, trusted_device,
        session, person;
    `);
  }
}
