import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Baseline: creates the whole schema. Has the name of the last migration that it replaces. */
export class FilePurposes1796520000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A key is in its row or, with wrapped NULL, in a file.
      CREATE TABLE case_key (case_id uuid PRIMARY KEY, id uuid NOT NULL, wrapped bytea);
      CREATE TABLE evidence_file (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL,
        key_id uuid NOT NULL,
        name text NOT NULL,
        extension text NOT NULL,
        state text NOT NULL CHECK (state IN ('awaited', 'stored', 'refused')),
        refused text,
        size bigint NOT NULL,
        sha256 text,
        uploaded_at timestamptz NOT NULL,
        parts text[],
        judgement uuid,
        purpose text NOT NULL DEFAULT 'evidence' CHECK (purpose IN ('evidence', 'disclosure')),
        may_search boolean NOT NULL DEFAULT true
      );
      CREATE INDEX evidence_file_of_case ON evidence_file (case_id, uploaded_at);
      CREATE INDEX evidence_file_by_age ON evidence_file (uploaded_at);
      CREATE TABLE retention (
        case_id uuid PRIMARY KEY,
        days integer NOT NULL CHECK (days > 0),
        hold boolean NOT NULL
      );
      -- Objects and points of Qdrant to remove after their rows; survives a lost queue.
      CREATE TABLE removal (
        id uuid PRIMARY KEY,
        keys text[],
        due_at timestamptz NOT NULL,
        points jsonb
      );
      CREATE INDEX removal_by_time ON removal (due_at);

      CREATE TABLE indexing (
        file_id uuid PRIMARY KEY REFERENCES evidence_file ON DELETE CASCADE,
        case_id uuid NOT NULL,
        state text NOT NULL CHECK (state IN ('waiting', 'reading', 'searchable', 'complete', 'failed')),
        run uuid,
        reason text,
        bytes_read bigint NOT NULL DEFAULT 0,
        words integer NOT NULL DEFAULT 0,
        chunks integer NOT NULL DEFAULT 0,
        embedded integer NOT NULL DEFAULT 0,
        indexed_at timestamptz,
        moved_at timestamptz NOT NULL DEFAULT now(),
        begun integer NOT NULL DEFAULT 0
      );
      CREATE INDEX indexing_of_case ON indexing (case_id);
      CREATE TABLE segment (
        file_id uuid NOT NULL REFERENCES indexing ON DELETE CASCADE,
        number integer NOT NULL,
        case_id uuid NOT NULL,
        first_position integer NOT NULL,
        passages integer NOT NULL,
        first_chunk integer NOT NULL,
        chunks integer NOT NULL,
        -- Encrypted bytes do not compress.
        content bytea STORAGE EXTERNAL NOT NULL,
        embedded boolean NOT NULL DEFAULT false,
        PRIMARY KEY (file_id, number)
      );
      CREATE INDEX segment_of_case ON segment (case_id);
      CREATE UNIQUE INDEX segment_by_chunk ON segment (file_id, first_chunk);
      CREATE UNIQUE INDEX segment_by_position ON segment (file_id, first_position);
      CREATE INDEX segment_to_embed ON segment (file_id, number) WHERE NOT embedded;
      CREATE TABLE segment_months (
        file_id uuid NOT NULL REFERENCES indexing ON DELETE CASCADE,
        number integer NOT NULL,
        case_id uuid NOT NULL,
        content bytea NOT NULL,
        PRIMARY KEY (file_id, number)
      );
      CREATE TABLE unread_part (
        file_id uuid NOT NULL REFERENCES indexing ON DELETE CASCADE,
        number integer NOT NULL,
        case_id uuid NOT NULL,
        content bytea NOT NULL,
        PRIMARY KEY (file_id, number)
      );

      CREATE TABLE index_segment (
        file_id uuid NOT NULL REFERENCES indexing ON DELETE CASCADE,
        first integer NOT NULL,
        case_id uuid NOT NULL,
        version uuid NOT NULL,
        chunks integer NOT NULL,
        terms bytea STORAGE EXTERNAL NOT NULL,
        vectors bytea STORAGE EXTERNAL,
        PRIMARY KEY (file_id, first)
      );
      CREATE INDEX index_segment_of_case ON index_segment (case_id, version);
      CREATE TABLE qdrant_batch (
        file_id uuid NOT NULL,
        first integer NOT NULL,
        case_id uuid NOT NULL,
        chunks integer NOT NULL,
        words integer NOT NULL,
        -- A later batch has a higher turn.
        turn bigint GENERATED ALWAYS AS IDENTITY,
        PRIMARY KEY (file_id, first)
      );
      CREATE INDEX qdrant_batch_of_case ON qdrant_batch (case_id);

      CREATE TABLE answering (case_id uuid PRIMARY KEY, provider text NOT NULL);
      CREATE TABLE saved_search (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL,
        saved_at timestamptz NOT NULL,
        content bytea NOT NULL
      );
      CREATE INDEX saved_search_by_case ON saved_search (case_id, saved_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE saved_search, answering, qdrant_batch, index_segment, unread_part, segment_months, segment, indexing,
        removal, retention, evidence_file, case_key;
    `);
  }
}
