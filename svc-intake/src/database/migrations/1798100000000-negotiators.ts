import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Negotiators1798100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE negotiators (
        case_id uuid NOT NULL REFERENCES cases,
        party text NOT NULL CHECK (party IN ('owner', 'partner')),
        on_hold boolean NOT NULL,
        disclosure_refused boolean NOT NULL,
        mails text NOT NULL CHECK (mails IN ('hour', 'day')),
        mailed_at timestamptz,
        has_news boolean NOT NULL,
        PRIMARY KEY (case_id, party)
      );
      CREATE INDEX negotiators_with_news ON negotiators (mailed_at) WHERE has_news;
      ALTER TABLE proposals DROP COLUMN mailed;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE negotiators;
      ALTER TABLE proposals ADD COLUMN mailed boolean NOT NULL DEFAULT true;
      ALTER TABLE proposals ALTER COLUMN mailed DROP DEFAULT;
    `);
  }
}
