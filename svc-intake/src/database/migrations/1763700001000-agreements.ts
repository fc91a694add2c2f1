import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Agreements1763700001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE agreements (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL REFERENCES cases ON DELETE CASCADE,
        version int NOT NULL,
        state text NOT NULL CHECK (state IN ('draft', 'in_review', 'ready', 'partially_signed', 'completed',
          'declined', 'expired', 'voided')),
        hash text NOT NULL,
        document jsonb NOT NULL,
        answers_hash text NOT NULL,
        created_at timestamptz NOT NULL,
        ready_at timestamptz,
        expires_at timestamptz,
        reminded_at timestamptz,
        completed_at timestamptz,
        declined_by text CHECK (declined_by IN ('owner', 'partner')),
        declined_reason text,
        UNIQUE (case_id, version)
      );
      -- Only one version of a case can be under way.
      CREATE UNIQUE INDEX agreements_under_way ON agreements (case_id)
        WHERE state IN ('draft', 'in_review', 'ready', 'partially_signed');
      CREATE INDEX agreements_in_signing ON agreements (expires_at) WHERE state IN ('ready', 'partially_signed');
      CREATE TABLE approvals (
        agreement_id uuid NOT NULL REFERENCES agreements ON DELETE CASCADE,
        party text NOT NULL CHECK (party IN ('owner', 'partner')),
        hash text NOT NULL,
        at timestamptz NOT NULL,
        PRIMARY KEY (agreement_id, party)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE approvals, agreements');
  }
}
