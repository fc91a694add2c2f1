import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WaysIn1797910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE session ADD COLUMN way text, ADD COLUMN factor text, ADD COLUMN device_hash text;
      ALTER TABLE trusted_device ADD COLUMN label text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE trusted_device DROP COLUMN label;
      ALTER TABLE session DROP COLUMN way, DROP COLUMN factor, DROP COLUMN device_hash;
    `);
  }
}
