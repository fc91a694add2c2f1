import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readAgain } from '../read-again.js';

/** Pictures of a WhatsApp chat have the sender and the time of the message that names them. */
export class SentPictures1799800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sent_picture (
        file_id uuid NOT NULL REFERENCES evidence_file ON DELETE CASCADE,
        position integer NOT NULL,
        case_id uuid NOT NULL,
        -- A keyed digest of the picture's name.
        picture bytea NOT NULL,
        PRIMARY KEY (file_id, position, picture)
      );
      CREATE INDEX sent_picture_by_name ON sent_picture (case_id, picture);
      ALTER TABLE indexing ADD COLUMN sent_in uuid`);
    await readAgain(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sent_picture; ALTER TABLE indexing DROP COLUMN sent_in');
    await readAgain(runner);
  }
}
