import type { MigrationInterface, QueryRunner } from 'typeorm';

/** First answers are sealed; rows of before end within a day. A later release drops the clear column. */
export class SealedAnswers1798800000000 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query('alter table idempotency add column sealed bytea');
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('alter table idempotency drop column sealed');
  }
}
