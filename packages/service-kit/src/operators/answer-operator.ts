import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { databaseOptions } from '../database/database-options.js';

/** A question that operators ask on the command line of a service. */
interface Question {
  /** How the command is called, for who calls it wrongly. */
  usage: string;
  schema: Parameters<typeof databaseOptions>[1];
  /** The answer, line by line. It names no person and quotes nothing that they wrote. */
  answer: (manager: EntityManager, asked: string, now: Date) => Promise<string[]>;
}

/** Answers what stands first on the command line from the database at DATABASE_URL, and ends. */
export const answerOperator = async ({ usage, schema, answer }: Question): Promise<void> => {
  const asked = process.argv[2];
  const { DATABASE_URL } = z.object({ DATABASE_URL: z.url().optional() }).parse(process.env);
  if (!asked || !DATABASE_URL) {
    process.stderr.write(`Usage: DATABASE_URL=postgres://... ${usage}\n`);
    process.exit(2);
  }
  const database = await new DataSource(databaseOptions(DATABASE_URL, schema)).initialize();
  try {
    const lines = await answer(database.manager, asked, new Date());
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await database.destroy();
  }
};
