import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SavedSearches1795824000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE saved_search (
         id uuid PRIMARY KEY, case_id uuid NOT NULL, saved_at timestamptz NOT NULL, content bytea NOT NULL
       )`,
    );
    await runner.query('CREATE INDEX saved_search_by_case ON saved_search (case_id, saved_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE saved_search');
  }
}
