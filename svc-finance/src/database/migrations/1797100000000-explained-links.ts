import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Baseline: creates the whole schema. Has the name of the last migration that it replaces. */
export class ExplainedLinks1797100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE couple (
        case_id uuid PRIMARY KEY,
        relationship_type text,
        marriage_date date,
        separation_date date,
        have_children boolean NOT NULL,
        owner_name text,
        partner_name text
      );
      CREATE TABLE hidden_contacts (case_id uuid PRIMARY KEY, at timestamptz NOT NULL, sealed bytea NOT NULL);
      CREATE TABLE half (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL,
        email text NOT NULL,
        UNIQUE (case_id, email)
      );

      CREATE TABLE item (
        id uuid PRIMARY KEY,
        position bigint GENERATED ALWAYS AS IDENTITY,
        case_id uuid NOT NULL,
        kind text NOT NULL CHECK (kind IN ('asset', 'debt', 'income')),
        version int NOT NULL,
        content jsonb NOT NULL,
        deleted_at timestamptz,
        half_id uuid REFERENCES half (id)
      );
      CREATE INDEX item_of_case ON item (case_id, half_id, kind, position);
      CREATE TABLE item_version (
        item_id uuid NOT NULL,
        version int NOT NULL,
        case_id uuid NOT NULL,
        change text NOT NULL,
        content jsonb NOT NULL,
        at timestamptz NOT NULL,
        PRIMARY KEY (item_id, version)
      );
      CREATE INDEX item_version_of_case ON item_version (case_id, at);
      CREATE TABLE case_changes (case_id uuid PRIMARY KEY, sequence int NOT NULL);

      CREATE TABLE document_note (
        case_id uuid NOT NULL,
        type text NOT NULL,
        provided boolean NOT NULL,
        note text NOT NULL,
        PRIMARY KEY (case_id, type)
      );
      CREATE TABLE document_file (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL,
        type text NOT NULL,
        file_id uuid NOT NULL,
        name text NOT NULL,
        statement_date date,
        proves uuid[] NOT NULL,
        added_at timestamptz NOT NULL
      );
      CREATE INDEX document_file_of_case ON document_file (case_id, type);
      CREATE TABLE kept_file (file_hash text PRIMARY KEY, case_id uuid NOT NULL, is_deleted boolean NOT NULL);

      CREATE TABLE statement_import (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL,
        item_id uuid NOT NULL,
        filename text NOT NULL,
        imported_at timestamptz NOT NULL,
        undone_at timestamptz,
        added int NOT NULL,
        movements jsonb NOT NULL,
        size int NOT NULL
      );
      CREATE INDEX statement_import_of_item ON statement_import (case_id, item_id, imported_at);
      CREATE TABLE remembered_mapping (
        case_id uuid NOT NULL,
        headings_hash text NOT NULL,
        mapping jsonb NOT NULL,
        told_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (case_id, headings_hash)
      );

      CREATE TABLE snapshot (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL,
        frozen_at timestamptz NOT NULL,
        form text NOT NULL,
        sha256 text NOT NULL,
        content text NOT NULL,
        half_id uuid REFERENCES half (id),
        opened_at timestamptz,
        revoked_at timestamptz
      );
      CREATE INDEX snapshot_of_case ON snapshot (case_id, frozen_at);
      CREATE TABLE disclosure_link (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL,
        snapshot_id uuid NOT NULL REFERENCES snapshot (id),
        email text NOT NULL,
        token_hash text NOT NULL UNIQUE,
        sent_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        access_hash text UNIQUE,
        access_until timestamptz,
        opened_at timestamptz,
        ended_at timestamptz,
        ended_because text,
        CHECK ((ended_at IS NULL) = (ended_because IS NULL))
      );
      CREATE INDEX disclosure_link_of_case ON disclosure_link (case_id);
      CREATE INDEX disclosure_link_of_email ON disclosure_link (email);
      CREATE TABLE link_refusals (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        link_id uuid NOT NULL REFERENCES disclosure_link ON DELETE CASCADE,
        at timestamptz NOT NULL,
        act text NOT NULL,
        because text NOT NULL
      );
      CREATE INDEX link_refusals_of_link ON link_refusals (link_id, at DESC);
      CREATE TABLE codes (
        subject text PRIMARY KEY,
        hash text NOT NULL,
        sent_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        wrong_tries int NOT NULL,
        all_wrong_tries int NOT NULL,
        sent_in_day int NOT NULL,
        day_began timestamptz NOT NULL,
        used_at timestamptz
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE codes, link_refusals, disclosure_link, snapshot, remembered_mapping, statement_import, kept_file,
        document_file, document_note, case_changes, item_version, item, half, hidden_contacts, couple;
    `);
  }
}
