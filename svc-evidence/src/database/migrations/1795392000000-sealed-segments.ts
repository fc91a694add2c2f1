import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readAgain } from '../read-again.js';

export class SealedSegments1795392000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE chunk, passage;

      CREATE TABLE segment (
        file_id uuid NOT NULL REFERENCES indexing ON DELETE CASCADE,
        number integer NOT NULL,
        case_id uuid NOT NULL,
        first_position integer NOT NULL,
        passages integer NOT NULL,
        first_chunk integer NOT NULL,
        chunks integer NOT NULL,
        content bytea NOT NULL,
        embedded boolean NOT NULL DEFAULT false,
        PRIMARY KEY (file_id, number)
      );
      CREATE INDEX segment_of_case ON segment (case_id);
      CREATE UNIQUE INDEX segment_by_chunk ON segment (file_id, first_chunk);
      CREATE UNIQUE INDEX segment_by_position ON segment (file_id, first_position);
      CREATE INDEX segment_to_embed ON segment (file_id, number) WHERE NOT embedded;

      CREATE TABLE index_segment (
        file_id uuid NOT NULL REFERENCES indexing ON DELETE CASCADE,
        first integer NOT NULL,
        case_id uuid NOT NULL,
        version uuid NOT NULL,
        chunks integer NOT NULL,
        terms bytea NOT NULL,
        vectors bytea,
        PRIMARY KEY (file_id, first)
      );
      CREATE INDEX index_segment_of_case ON index_segment (case_id, version);

      -- Sealed bytes cannot be compressed any further.
      ALTER TABLE segment ALTER content SET STORAGE EXTERNAL;
      ALTER TABLE index_segment ALTER terms SET STORAGE EXTERNAL, ALTER vectors SET STORAGE EXTERNAL;`);
    await readAgain(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE index_segment, segment;

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
    await readAgain(runner);
  }
}
