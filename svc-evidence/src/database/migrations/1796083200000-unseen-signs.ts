import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readAgain } from '../read-again.js';

/**
 * The lexer ignores invisible characters and takes emoji for words. Files read before keep their old words until they
 * are read again.
 */
export class UnseenSigns1796083200000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return readAgain(runner);
  }

  down(runner: QueryRunner): Promise<void> {
    return readAgain(runner);
  }
}
