import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EvidenceFiles1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // No foreign key to cases: a file's event may arrive before the person's.
    await runner.query(`
      CREATE TABLE evidence_files (
        file_digest text PRIMARY KEY,
        case_id uuid NOT NULL,
        is_deleted boolean NOT NULL
      );
      CREATE INDEX evidence_files_of_case ON evidence_files (case_id) WHERE NOT is_deleted;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE evidence_files');
  }
}
