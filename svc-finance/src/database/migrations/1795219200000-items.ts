import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One table for the items of all lists, one for their versions. Moves the existing assets. */
export class Items1795219200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE item (
        id uuid PRIMARY KEY,
        position bigint GENERATED ALWAYS AS IDENTITY,
        case_id uuid NOT NULL,
        kind text NOT NULL CHECK (kind IN ('asset', 'debt', 'income')),
        version int NOT NULL,
        content jsonb NOT NULL,
        deleted_at timestamptz
      );
      CREATE INDEX item_of_case ON item (case_id, kind, position);
      CREATE TABLE item_version (
        item_id uuid NOT NULL,
        version int NOT NULL,
        case_id uuid NOT NULL,
        change text NOT NULL,
        content jsonb NOT NULL,
        at timestamptz NOT NULL,
        PRIMARY KEY (item_id, version)
      );
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
      INSERT INTO item (id, case_id, kind, version, content)
        SELECT id, case_id, 'asset', 1, jsonb_build_object(
          'category', category, 'name', name, 'value', value, 'ownership', ownership, 'description', description,
          'location', location, 'valuationDate', to_char(valuation_date AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'atSeparation', null, 'atMarriage', null, 'exclusion', null)
        FROM asset ORDER BY position;
      INSERT INTO item_version (item_id, version, case_id, change, content, at)
        SELECT id, 1, case_id, 'added', content, now() FROM item;
      DROP TABLE asset;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE asset (
        id uuid PRIMARY KEY,
        position bigint GENERATED ALWAYS AS IDENTITY,
        case_id uuid NOT NULL,
        category text NOT NULL,
        name text NOT NULL,
        value bigint NOT NULL CHECK (value >= 0),
        ownership text NOT NULL,
        description text NOT NULL,
        location text NOT NULL,
        valuation_date timestamptz NOT NULL
      );
      CREATE INDEX asset_of_case ON asset (case_id, position);
      INSERT INTO asset (id, case_id, category, name, value, ownership, description, location, valuation_date)
        SELECT id, case_id, content->>'category', content->>'name', (content->>'value')::bigint, content->>'ownership',
          content->>'description', content->>'location', (content->>'valuationDate')::timestamptz
        FROM item WHERE kind = 'asset' AND deleted_at IS NULL ORDER BY position;
      DROP TABLE item, item_version, case_changes, document_note, document_file;`);
  }
}
