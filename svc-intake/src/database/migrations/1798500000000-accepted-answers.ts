import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AcceptedAnswers1798500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE intakes ADD COLUMN accepted_versions jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE intakes DROP COLUMN accepted_versions');
  }
}
