import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Comments1798200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE comments (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL REFERENCES cases,
        place int NOT NULL,
        clause_id text NOT NULL,
        author text NOT NULL CHECK (author IN ('owner', 'partner')),
        audience text NOT NULL CHECK (audience IN ('self', 'both')),
        text text NOT NULL,
        written_at timestamptz NOT NULL
      );
      CREATE INDEX comments_of_case ON comments (case_id, written_at);
      CREATE TABLE comments_read (
        case_id uuid NOT NULL REFERENCES cases,
        party text NOT NULL CHECK (party IN ('owner', 'partner')),
        clause_id text NOT NULL,
        up_to int NOT NULL,
        PRIMARY KEY (case_id, party, clause_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE comments_read; DROP TABLE comments');
  }
}
