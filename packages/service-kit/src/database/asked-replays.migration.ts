import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An operator asks for a replay in the database; the service that has the dead letter runs it. */
export class AskedReplays1796800000000 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query('alter table dead_letter add column replay_asked boolean not null default false');
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('alter table dead_letter drop column replay_asked');
  }
}
