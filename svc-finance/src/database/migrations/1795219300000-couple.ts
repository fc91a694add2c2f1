import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Couple1795219300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE couple (
        case_id uuid PRIMARY KEY,
        relationship_type text,
        marriage_date date,
        separation_date date,
        have_children boolean NOT NULL,
        owner_name text,
        partner_name text
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE couple');
  }
}
