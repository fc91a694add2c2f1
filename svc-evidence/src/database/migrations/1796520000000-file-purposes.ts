import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FilePurposes1796520000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE evidence_file
        ADD purpose text NOT NULL DEFAULT 'evidence' CHECK (purpose IN ('evidence', 'disclosure')),
        ADD may_search boolean NOT NULL DEFAULT true;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE evidence_file DROP purpose, DROP may_search');
  }
}
