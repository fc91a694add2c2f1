import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Answering1795564800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE answering (case_id uuid PRIMARY KEY, provider text NOT NULL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE answering');
  }
}
