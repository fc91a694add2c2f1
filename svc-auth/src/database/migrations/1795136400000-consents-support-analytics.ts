import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ConsentsSupportAnalytics1795136400000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
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
      CREATE TABLE support_message (
        reference text PRIMARY KEY,
        topic text NOT NULL,
        received_at timestamptz NOT NULL
      );
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

  async down(runner: QueryRunner) {
    await runner.query(
      'DROP TABLE analytics_day, analytics_event, support_message, newsletter_unsubscribe_link, newsletter_subscription, consent_record',
    );
  }
}
