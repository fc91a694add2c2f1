import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of the evidence service, by its events; files of existing documents are added. */
export class KeptFiles1796700300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE kept_file (file_hash text PRIMARY KEY, case_id uuid NOT NULL, is_deleted boolean NOT NULL);
      INSERT INTO kept_file (file_hash, case_id, is_deleted)
        SELECT DISTINCT ON (file_id) encode(sha256(file_id::text::bytea), 'hex'), case_id, false
        FROM document_file ORDER BY file_id, added_at;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE kept_file');
  }
}
