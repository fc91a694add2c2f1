import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readAgain } from '../read-again.js';

/** Words are indexed by what they are derived from. */
export class DerivedWords1796800000000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return readAgain(runner);
  }

  /** The files are read again by what then runs. */
  down(runner: QueryRunner): Promise<void> {
    return readAgain(runner);
  }
}
