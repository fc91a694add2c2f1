/**
 * Answers an operator 'why does this link not work': `npm run why -w svc-intake -- <link, token or id>`, with
 * DATABASE_URL set to svc-intake's database. Prints no name, address or word of the agreement.
 */
import { databaseOptions } from '@evenhand/service-kit/database/database-options';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { intakeSchema } from '../database/schema.js';
import { explainLink } from './explain-link.js';

const asked = process.argv[2];
const { DATABASE_URL } = z.object({ DATABASE_URL: z.url().optional() }).parse(process.env);
if (!asked || !DATABASE_URL) {
  process.stderr.write('Usage: DATABASE_URL=postgres://... npm run why -w svc-intake -- <link, token or id>\n');
  process.exit(2);
}
const database = await new DataSource(databaseOptions(DATABASE_URL, intakeSchema)).initialize();
try {
  const lines = await explainLink(database.manager, asked, new Date());
  process.stdout.write(`${lines.join('\n')}\n`);
} finally {
  await database.destroy();
}
