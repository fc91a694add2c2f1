import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What keeps a frozen disclosure open. Counts are those of the next event of svc-finance. */
export class OpenFinances1797500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE case_finances ADD COLUMN documents_provided int NOT NULL DEFAULT 0,
        ADD COLUMN missing_values int NOT NULL DEFAULT 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE case_finances DROP COLUMN documents_provided, DROP COLUMN missing_values');
  }
}
