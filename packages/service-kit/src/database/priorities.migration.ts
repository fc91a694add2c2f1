import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which order jobs of one queue are done; 0 for those that are done as they come, before all others. */
export class Priorities1763600000001 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      alter table outbox add column priority integer not null default 0;
      alter table dead_letter add column priority integer not null default 0;`);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query(`
      alter table outbox drop column priority;
      alter table dead_letter drop column priority;`);
  }
}
