import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexedFiles1795132800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE indexed_file (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL,
        words integer NOT NULL CHECK (words >= 0),
        indexed_at timestamptz NOT NULL
      );
      CREATE INDEX indexed_file_of_case ON indexed_file (case_id);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE indexed_file');
  }
}
