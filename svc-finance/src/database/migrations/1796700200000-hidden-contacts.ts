import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Hidden contact data by case, encrypted. */
export class HiddenContacts1796700200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE hidden_contacts (
        case_id uuid PRIMARY KEY,
        at timestamptz NOT NULL,
        sealed bytea NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE hidden_contacts');
  }
}
