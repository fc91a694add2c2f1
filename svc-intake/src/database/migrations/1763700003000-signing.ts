import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Signing1763700003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE witnesses (
        agreement_id uuid NOT NULL REFERENCES agreements ON DELETE CASCADE,
        party text NOT NULL CHECK (party IN ('owner', 'partner')),
        name text NOT NULL,
        email text NOT NULL,
        PRIMARY KEY (agreement_id, party)
      );
      CREATE TABLE signatures (
        agreement_id uuid NOT NULL REFERENCES agreements ON DELETE CASCADE,
        role text NOT NULL CHECK (role IN ('owner', 'owner-witness', 'partner', 'partner-witness')),
        email text NOT NULL,
        signature jsonb NOT NULL,
        hash text NOT NULL,
        legal_advice text CHECK (legal_advice IN ('received', 'waived')),
        address text,
        signed_at timestamptz NOT NULL,
        PRIMARY KEY (agreement_id, role)
      );
      CREATE TABLE signing_events (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        agreement_id uuid NOT NULL REFERENCES agreements ON DELETE CASCADE,
        at timestamptz NOT NULL,
        role text CHECK (role IN ('owner', 'owner-witness', 'partner', 'partner-witness')),
        happening text NOT NULL,
        ip text,
        user_agent text,
        hash text NOT NULL
      );
      CREATE INDEX signing_events_of_agreement ON signing_events (agreement_id, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE signing_events, signatures, witnesses');
  }
}
