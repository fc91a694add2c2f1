import { Client } from 'pg';
import { closeDatabase, letIn, serviceRole } from '../postgres/service-role.ts';
import { deployables } from './deployables.ts';
import { secret } from './secrets.ts';

const DATABASE = 'evenhand';

const inDatabase = (url: string, database: string): string =>
  Object.assign(new URL(url), { pathname: `/${database}` }).href;

const connected = async <Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const createDatabase = async (administrator: Client): Promise<void> => {
  const known = await administrator.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
  if (!known.rowCount) await administrator.query(`CREATE DATABASE ${DATABASE}`);
};

/** Makes the product's database and each service's role and schema. Answers each service's own URL, by its name. */
export const prepareDatabase = async (
  administratorUrl: string,
  dataFolder: string,
): Promise<Record<string, string>> => {
  await connected(administratorUrl, createDatabase);
  const urls: Record<string, string> = {};
  await connected(inDatabase(administratorUrl, DATABASE), async (administrator) => {
    await closeDatabase(administrator, DATABASE);
    for (const { name, schema } of deployables) {
      if (!schema) continue;
      const role = name.replace('-', '_');
      const password = secret(dataFolder, `${name}-database-password`);
      await serviceRole(administrator, { role, password, schema });
      await letIn(administrator, DATABASE, role);
      const url = Object.assign(new URL(administratorUrl), { username: role, password });
      urls[name] = inDatabase(url.href, DATABASE);
    }
  });
  return urls;
};
