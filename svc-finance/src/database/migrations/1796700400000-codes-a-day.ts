import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts the codes sent by a disclosure link. */
export class CodesADay1796700400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE disclosure_link ADD codes_in_day int NOT NULL DEFAULT 0, ADD code_day_began timestamptz',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE disclosure_link DROP codes_in_day, DROP code_day_began');
  }
}
