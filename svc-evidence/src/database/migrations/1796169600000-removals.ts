import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Objects to remove although their rows are deleted; survives a lost queue. */
export class Removals1796169600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE removal (
        id uuid PRIMARY KEY,
        keys text[] NOT NULL,
        due_at timestamptz NOT NULL
      );
      CREATE INDEX removal_by_time ON removal (due_at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE removal');
  }
}
