import type { EntityManager } from 'typeorm';
import { readConfig } from '../config/read-config.js';
import { ServiceConfig } from '../config/service-config.js';
import { type DatabaseShape, databaseOptions } from '../database/database-options.js';
import { SealingDataSource } from '../sealed-columns/sealing-data-source.js';
import { Clock } from '../time/clock.js';
import { type LinkQuestion, linkQuestion } from './link-question.js';

/** Lines about each link that the question names; empty when the service has none. */
export type ExplainLinks = (manager: EntityManager, question: LinkQuestion, now: Date) => Promise<string[]>;

/** A service's part of `npm run why`: explains its first argument from the database at DATABASE_URL. */
export const answerWhy = async (shape: DatabaseShape, explain: ExplainLinks): Promise<void> => {
  const asked = ServiceConfig.pick({ DATABASE_URL: true, ADDRESS_KEY: true });
  const { DATABASE_URL, ADDRESS_KEY } = readConfig(asked, process.env);
  const database = await new SealingDataSource(databaseOptions(DATABASE_URL, shape, ADDRESS_KEY)).initialize();
  try {
    const lines = await explain(database.manager, linkQuestion(process.argv[2] ?? ''), new Clock().now());
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  } finally {
    await database.destroy();
  }
};
