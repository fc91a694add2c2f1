import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each judgement of a file keeps it at a place of its own. Undone, what was kept since is found no more. */
export class Judgements1795996800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE evidence_file ADD COLUMN judgement uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE evidence_file DROP COLUMN judgement');
  }
}
