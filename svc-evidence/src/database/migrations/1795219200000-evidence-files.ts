import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EvidenceFiles1795219200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE case_key (
        case_id uuid PRIMARY KEY,
        id uuid NOT NULL,
        wrapped bytea NOT NULL
      );

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
        uploaded_at timestamptz NOT NULL
      );
      CREATE INDEX evidence_file_of_case ON evidence_file (case_id, uploaded_at);
      CREATE INDEX evidence_file_by_age ON evidence_file (uploaded_at);

      CREATE TABLE retention (
        case_id uuid PRIMARY KEY,
        days integer NOT NULL CHECK (days > 0),
        hold boolean NOT NULL
      );`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE retention, evidence_file, case_key');
  }
}
