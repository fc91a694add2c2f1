import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DisclosureReceived1795366000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE signatures ADD COLUMN disclosure_received_on date');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE signatures DROP COLUMN disclosure_received_on');
  }
}
