import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The partner's own lists, and disclosures of them. */
export class Halves1795305600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE half (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL,
        email text NOT NULL,
        UNIQUE (case_id, email)
      );
      ALTER TABLE item ADD half_id uuid REFERENCES half (id);
      ALTER TABLE snapshot ADD half_id uuid REFERENCES half (id), ADD opened_at timestamptz;
      DROP INDEX item_of_case;
      CREATE INDEX item_of_case ON item (case_id, half_id, kind, position);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX item_of_case;
      CREATE INDEX item_of_case ON item (case_id, kind, position);
      DELETE FROM snapshot WHERE half_id IS NOT NULL;
      DELETE FROM item WHERE half_id IS NOT NULL;
      ALTER TABLE snapshot DROP half_id, DROP opened_at;
      ALTER TABLE item DROP half_id;
      DROP TABLE half;`);
  }
}
