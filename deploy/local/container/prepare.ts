import { prepareDatabase } from '../database.ts';
import { writePartSecrets } from './part-secrets.ts';

/** Runs before the services: creates secrets, roles and schemas. Idempotent. */
const installation = '/installation';
writePartSecrets(installation, process.env);
await prepareDatabase(process.env.POSTGRES_URL ?? '', installation);
