import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The place in the trace in which an event or job was written; null in rows of an earlier release. */
export class TracedOutbox1799100000000 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query('alter table outbox add column caused_by text');
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('alter table outbox drop column caused_by');
  }
}
