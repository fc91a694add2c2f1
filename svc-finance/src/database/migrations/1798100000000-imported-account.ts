import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ImportedAccount1798100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Hash of the account in the file, so that files of two accounts are not mixed in one ledger.
    await runner.query('ALTER TABLE statement_import ADD COLUMN account_hash text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE statement_import DROP COLUMN account_hash');
  }
}
