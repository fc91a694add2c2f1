import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Deletions1797920000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- No reference to the person: the row outlives them.
      CREATE TABLE deletion (
        id uuid PRIMARY KEY,
        case_id uuid UNIQUE,
        person_id uuid,
        asked_at timestamptz NOT NULL,
        due_at timestamptz NOT NULL,
        begun_at timestamptz,
        step integer NOT NULL DEFAULT 0,
        next_at timestamptz,
        sealed bytea,
        parts jsonb NOT NULL DEFAULT '[]',
        keys uuid[] NOT NULL DEFAULT '{}',
        kept text[] NOT NULL DEFAULT '{}',
        found jsonb NOT NULL DEFAULT '[]',
        token_hash text UNIQUE,
        receipt text,
        finished_at timestamptz
      );
      CREATE INDEX deletion_due ON deletion (due_at) WHERE begun_at IS NULL;
      CREATE INDEX deletion_next ON deletion (next_at) WHERE next_at IS NOT NULL;
      CREATE INDEX deletion_finished ON deletion (finished_at) WHERE finished_at IS NOT NULL;
      CREATE TABLE signing (
        signing_id uuid PRIMARY KEY,
        case_id uuid NOT NULL,
        ended boolean NOT NULL
      );
      CREATE INDEX signing_of_case ON signing (case_id) WHERE NOT ended;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE signing, deletion;');
  }
}
