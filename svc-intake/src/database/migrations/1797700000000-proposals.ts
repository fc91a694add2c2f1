import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Proposals1797700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE proposals (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL REFERENCES cases,
        author text NOT NULL CHECK (author IN ('owner', 'partner')),
        state text NOT NULL CHECK (state IN ('sent', 'withdrawn', 'countered', 'accepted', 'refused')),
        "from" jsonb NOT NULL,
        "to" jsonb NOT NULL,
        reason text NOT NULL,
        answer text,
        sent_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        mailed boolean NOT NULL
      );
      CREATE INDEX proposals_of_case ON proposals (case_id, sent_at DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE proposals');
  }
}
