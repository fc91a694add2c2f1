import { askForReplay, deadLetters, productDatabase } from '../database.ts';
import { readSettings } from '../settings.ts';
import { runningPostgres } from '../stack/postgres.ts';
import { leaveWith, Trouble } from '../trouble.ts';

/** Lists the jobs and events that were given up, without their payloads; with an id or `all`, has them run again. */
const main = async (asked: string | undefined): Promise<void> => {
  const { dataFolder, given } = readSettings();
  const server = given.postgresUrl ?? runningPostgres(dataFolder);
  if (!server) throw new Trouble('No database is running: start the product (npm start), or set POSTGRES_URL.');
  const database = productDatabase(server);
  if (asked) {
    const count = await askForReplay(database, asked);
    if (count === 0) throw new Trouble(asked === 'all' ? 'No dead letters.' : `No dead letter has the id ${asked}.`);
    process.stdout.write(`${count} asked for; each runs again as soon as its service is up.\n`);
    return;
  }
  const letters = await deadLetters(database);
  for (const { service, id, kind, name, attempts, failedAt, reason } of letters)
    process.stdout.write(
      `${id}  ${failedAt.toISOString()}  ${service}: ${kind} ${name}, ${attempts} tries\n  ${reason}\n`,
    );
  process.stdout.write(letters.length === 0 ? 'No dead letters.\n' : 'Again: npm run dead-letters -- <id, or all>\n');
};

await main(process.argv[2]).catch(leaveWith);
