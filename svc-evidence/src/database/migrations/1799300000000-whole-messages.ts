import type { MigrationInterface, QueryRunner } from 'typeorm';
import { readAgain } from '../read-again.js';

/** Chats, mails, contacts, calendars and office texts are read with what was left out of them. */
export class WholeMessages1799300000000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return readAgain(runner);
  }

  /** The files are read again by what then runs. */
  down(runner: QueryRunner): Promise<void> {
    return readAgain(runner);
  }
}
