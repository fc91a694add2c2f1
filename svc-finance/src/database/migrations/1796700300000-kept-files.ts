import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which files the evidence service keeps, as its events say; those that show a document by now are taken over. */
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
