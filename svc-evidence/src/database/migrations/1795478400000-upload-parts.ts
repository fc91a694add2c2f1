import type { MigrationInterface, QueryRunner } from 'typeorm';

export class UploadParts1795478400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE evidence_file ADD COLUMN parts text[]');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE evidence_file DROP COLUMN parts');
  }
}
