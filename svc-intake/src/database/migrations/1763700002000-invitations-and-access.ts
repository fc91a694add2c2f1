import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InvitationsAndAccess1763700002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE invitations (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL REFERENCES cases ON DELETE CASCADE,
        partner_email text NOT NULL,
        message text NOT NULL,
        state text NOT NULL CHECK (state IN ('sent', 'opened', 'withdrawn', 'expired', 'not_the_person')),
        sent_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        opened_at timestamptz
      );
      CREATE UNIQUE INDEX invitations_standing ON invitations (case_id) WHERE state IN ('sent', 'opened');
      CREATE INDEX invitations_of_case ON invitations (case_id, sent_at DESC);
      CREATE TABLE links (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL REFERENCES cases ON DELETE CASCADE,
        agreement_id uuid NOT NULL REFERENCES agreements ON DELETE CASCADE,
        purpose text NOT NULL CHECK (purpose IN ('review', 'sign', 'witness')),
        role text NOT NULL CHECK (role IN ('partner', 'witness')),
        party text NOT NULL CHECK (party IN ('owner', 'partner')),
        email text NOT NULL,
        token_hash text NOT NULL UNIQUE,
        state text NOT NULL CHECK (state IN ('open', 'used', 'ended')),
        sent_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      );
      -- A new link ends the older one of the same kind.
      CREATE UNIQUE INDEX links_open ON links (case_id, purpose, party) WHERE state = 'open';
      CREATE TABLE accesses (
        id uuid PRIMARY KEY,
        link_id uuid NOT NULL UNIQUE REFERENCES links ON DELETE CASCADE,
        case_id uuid NOT NULL REFERENCES cases ON DELETE CASCADE,
        agreement_id uuid NOT NULL REFERENCES agreements ON DELETE CASCADE,
        purpose text NOT NULL,
        role text NOT NULL,
        party text NOT NULL,
        email text NOT NULL,
        token_hash text NOT NULL UNIQUE,
        started_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        ended_at timestamptz
      );
      CREATE INDEX accesses_of_case ON accesses (case_id) WHERE ended_at IS NULL;
      CREATE TABLE codes (
        subject text PRIMARY KEY,
        hash text NOT NULL,
        sent_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        wrong_tries int NOT NULL,
        used_at timestamptz
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE codes, accesses, links, invitations');
  }
}
