import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys of cases are files. After a revert, keys in files cannot be found. */
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
