import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SearchIndex1795305600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE indexed_file;

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
        indexed_at timestamptz
      );
      CREATE INDEX indexing_of_case ON indexing (case_id);

      CREATE TABLE passage (
        file_id uuid NOT NULL REFERENCES indexing ON DELETE CASCADE,
        position integer NOT NULL,
        source text NOT NULL,
        path text NOT NULL,
        people text[] NOT NULL,
        at timestamptz,
        text text NOT NULL,
        PRIMARY KEY (file_id, position)
      );

      CREATE TABLE chunk (
        id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        case_id uuid NOT NULL,
        file_id uuid NOT NULL REFERENCES indexing ON DELETE CASCADE,
        passages integer[] NOT NULL,
        source text NOT NULL,
        people text NOT NULL,
        first_at timestamptz,
        last_at timestamptz,
        words tsvector NOT NULL,
        length integer NOT NULL,
        embedding bytea
      );
      CREATE INDEX chunk_of_case ON chunk (case_id, id);
      CREATE INDEX chunk_of_file ON chunk (file_id);
      CREATE INDEX chunk_by_word ON chunk USING gin (words);
      CREATE INDEX chunk_to_embed ON chunk (file_id, id) WHERE embedding IS NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE chunk, passage, indexing;
      CREATE TABLE indexed_file (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL,
        words integer NOT NULL CHECK (words >= 0),
        indexed_at timestamptz NOT NULL
      );
      CREATE INDEX indexed_file_of_case ON indexed_file (case_id);`);
  }
}
