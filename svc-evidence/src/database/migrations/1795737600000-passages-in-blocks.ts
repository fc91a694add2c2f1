import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readAgain } from '../read-again.js';

/** Passages of a segment are in blocks, each decrypted separately; before, in one. */
export class PassagesInBlocks1795737600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM index_segment; DELETE FROM segment;');
    await readAgain(runner);
  }

  down(runner: QueryRunner): Promise<void> {
    return this.up(runner);
  }
}
