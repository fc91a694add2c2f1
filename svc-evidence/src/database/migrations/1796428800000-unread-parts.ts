import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readAgain } from '../read-again.js';

export class UnreadParts1796428800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE unread_part (
        file_id uuid NOT NULL REFERENCES indexing ON DELETE CASCADE,
        number integer NOT NULL,
        case_id uuid NOT NULL,
        content bytea NOT NULL,
        PRIMARY KEY (file_id, number)
      );`);
    await readAgain(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE unread_part');
  }
}
