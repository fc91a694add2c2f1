import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Points to remove from Qdrant; survives a lost queue. */
export class RemovedPoints1796256000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE removal ADD COLUMN points jsonb, ALTER COLUMN keys DROP NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM removal WHERE keys IS NULL;
      ALTER TABLE removal DROP COLUMN points, ALTER COLUMN keys SET NOT NULL;`);
  }
}
