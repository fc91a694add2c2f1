import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each judgement stores the file at a separate place. After a revert, files stored since cannot be found. */
export class Judgements1795996800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE evidence_file ADD COLUMN judgement uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE evidence_file DROP COLUMN judgement');
  }
}
