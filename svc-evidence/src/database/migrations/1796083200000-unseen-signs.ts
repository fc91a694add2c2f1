import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readAgain } from '../read-again.js';

/**
 * Signs that nobody sees neither cut a word nor are one, and a picture is a word; before, and when this is undone, it was
 * otherwise. What was read stays found by its words as they were, until its file is read again.
 */
export class UnseenSigns1796083200000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return readAgain(runner);
  }

  down(runner: QueryRunner): Promise<void> {
    return readAgain(runner);
  }
}
