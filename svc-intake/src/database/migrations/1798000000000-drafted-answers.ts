import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An older draft shows no negotiable answers until the next one is made. */
export class DraftedAnswers1798000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE agreements ADD COLUMN negotiable jsonb NOT NULL DEFAULT '{}';
      ALTER TABLE agreements ALTER COLUMN negotiable DROP DEFAULT;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE agreements DROP COLUMN negotiable');
  }
}
