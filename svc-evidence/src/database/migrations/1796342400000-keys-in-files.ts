import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The key of a case is a file. Undone, the keys of cases that have theirs in a file cannot be found. */
export class KeysInFiles1796342400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE case_key ALTER COLUMN wrapped DROP NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM case_key WHERE wrapped IS NULL;
      ALTER TABLE case_key ALTER COLUMN wrapped SET NOT NULL;`);
  }
}
