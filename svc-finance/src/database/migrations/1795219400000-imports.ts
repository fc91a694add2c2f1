import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Imports1795219400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE statement_import (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL,
        item_id uuid NOT NULL,
        filename text NOT NULL,
        imported_at timestamptz NOT NULL,
        undone_at timestamptz,
        added int NOT NULL,
        movements jsonb NOT NULL
      );
      CREATE INDEX statement_import_of_item ON statement_import (case_id, item_id, imported_at);
      CREATE TABLE remembered_mapping (
        case_id uuid NOT NULL,
        headings_hash text NOT NULL,
        mapping jsonb NOT NULL,
        PRIMARY KEY (case_id, headings_hash)
      );`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE statement_import, remembered_mapping');
  }
}
