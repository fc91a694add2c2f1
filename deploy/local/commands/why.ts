import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { productDatabase } from '../database.ts';
import { deployables } from '../deployables.ts';
import { ROOT } from '../places.ts';
import { run } from '../run.ts';
import { keyOf } from '../secrets.ts';
import { readSettings } from '../settings.ts';
import { runningPostgres } from '../stack/postgres.ts';
import { leaveWith, Trouble } from '../trouble.ts';

const PROGRAM = 'dist/why/why.js';

/** Prints what each service stores about a mailed link: validity, end, reason and refusals. */
const why = async (question: string | undefined): Promise<void> => {
  if (!question) throw new Trouble('Usage: npm run why -- <link, token, mail address, or id of link, person or case>');
  const { dataFolder, addressKey = keyOf(dataFolder, 'address-key'), given } = readSettings();
  const server = given.postgresUrl ?? runningPostgres(dataFolder);
  if (!server) throw new Trouble('No database is running: start the product (npm start), or set POSTGRES_URL.');
  const environment = { DATABASE_URL: productDatabase(server), ADDRESS_KEY: addressKey };
  const services = deployables.filter(({ name }) => existsSync(join(ROOT, name, PROGRAM)));
  if (services.length === 0) throw new Trouble('The services are not built: start the product once (npm start).');
  const answers = await Promise.all(
    services.map(async ({ name }) => ({
      name,
      ...(await run(process.execPath, [join(ROOT, name, PROGRAM), question], { environment })),
    })),
  );
  for (const { name, ok, said } of answers) {
    if (!ok) throw new Trouble(`${name} could not answer: ${said}`);
    if (said) process.stdout.write(`${name}:\n${said}\n`);
  }
  if (!answers.some(({ said }) => said)) process.stdout.write('No service has a record of it.\n');
};

await why(process.argv[2]).catch(leaveWith);
