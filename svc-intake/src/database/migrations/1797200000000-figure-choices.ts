import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FigureChoices1797200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE intakes ADD COLUMN figure_choices jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE intakes DROP COLUMN figure_choices');
  }
}
