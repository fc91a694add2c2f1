import { prepareDatabase } from '../database.ts';
import { writePartSecrets } from './part-secrets.ts';

/** Runs before the first service starts: makes secrets, roles and schemas. Safe to run again. */
const installation = '/installation';
writePartSecrets(installation, process.env);
await prepareDatabase(process.env.POSTGRES_URL ?? '', installation);
