import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readAgain } from '../read-again.js';

/** Words are indexed by the base form of their verb, and pictures of chats have two writers. */
export class IrregularVerbs1796600000000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return readAgain(runner);
  }

  /** The files are read again by what then runs. */
  down(runner: QueryRunner): Promise<void> {
    return readAgain(runner);
  }
}
