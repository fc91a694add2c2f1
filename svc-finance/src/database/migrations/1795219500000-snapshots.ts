import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Snapshots1795219500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE snapshot (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL,
        frozen_at timestamptz NOT NULL,
        form text NOT NULL,
        sha256 text NOT NULL,
        content text NOT NULL
      );
      CREATE INDEX snapshot_of_case ON snapshot (case_id, frozen_at);
      CREATE TABLE disclosure_link (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL,
        snapshot_id uuid NOT NULL REFERENCES snapshot (id),
        email text NOT NULL,
        token_hash text NOT NULL UNIQUE,
        sent_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        code_hash text,
        code_sent_at timestamptz,
        wrong_tries int NOT NULL,
        all_wrong_tries int NOT NULL,
        access_hash text UNIQUE,
        access_until timestamptz,
        opened_at timestamptz
      );
      CREATE INDEX disclosure_link_of_case ON disclosure_link (case_id);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE disclosure_link, snapshot');
  }
}
