import { randomBytes } from 'node:crypto';
import { prepareDatabase } from '../database.ts';
import { identityKeys } from '../identity-keys.ts';
import { secret } from '../secrets.ts';

/** Makes what all containers share before the first of them starts: secrets, roles and schemas. Safe to run again. */
const installation = '/installation';
identityKeys(installation);
secret(installation, 'queue-key', () => randomBytes(32).toString('base64'));
await prepareDatabase(process.env.POSTGRES_URL ?? '', installation);
