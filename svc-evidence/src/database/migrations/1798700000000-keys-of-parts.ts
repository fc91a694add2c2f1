import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All evidence is the owner's part. */
export class KeysOfParts1798700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE case_key ADD COLUMN part text NOT NULL DEFAULT 'owner' CHECK (part IN ('owner', 'partner', 'shared')),
        DROP CONSTRAINT case_key_pkey, ADD PRIMARY KEY (case_id, part);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE case_key DROP COLUMN part, ADD PRIMARY KEY (case_id)');
  }
}
