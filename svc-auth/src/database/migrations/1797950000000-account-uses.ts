import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AccountUses1797950000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Apart from person, whose row concurrent sign-ins share.
      CREATE TABLE account_use (
        person_id uuid PRIMARY KEY REFERENCES person ON DELETE CASCADE,
        last_used_at timestamptz NOT NULL,
        notices integer NOT NULL DEFAULT 0,
        due_at timestamptz
      );
      CREATE INDEX account_use_oldest ON account_use (last_used_at);
      CREATE INDEX account_use_due ON account_use (due_at) WHERE due_at IS NOT NULL;
      -- Earlier uses were not kept: the time of every account begins now.
      INSERT INTO account_use (person_id, last_used_at) SELECT id, now() FROM person;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE account_use;');
  }
}
