import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Content from before the owner verified the address, until she decides about it. */
export class FoundContent1763900002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE found_contents (
        case_id uuid PRIMARY KEY REFERENCES cases ON DELETE CASCADE,
        before timestamptz NOT NULL,
        answers_version int NOT NULL,
        decision text CHECK (decision IN ('keep', 'delete')),
        decided_at timestamptz
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE found_contents');
  }
}
