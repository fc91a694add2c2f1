import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readAgain } from '../read-again.js';

/** Screenshots have the names and times that are printed in them, workbooks the figures that they show. */
export class PrintedTimes1799700000000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return readAgain(runner);
  }

  /** The files are read again by what then runs. */
  down(runner: QueryRunner): Promise<void> {
    return readAgain(runner);
  }
}
