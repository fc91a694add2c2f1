import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readAgain } from '../read-again.js';

/** Messages per month of a segment. Earlier files are read again. */
export class MonthsOfMessages1796515200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE segment_months (
        file_id uuid NOT NULL REFERENCES indexing ON DELETE CASCADE,
        number integer NOT NULL,
        case_id uuid NOT NULL,
        content bytea NOT NULL,
        PRIMARY KEY (file_id, number)
      );`);
    await readAgain(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE segment_months');
  }
}
