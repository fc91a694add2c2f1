import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { readArchive } from '../backup/archive.ts';
import { backUp } from '../backup/backup.ts';
import { deletionsLeft } from '../backup/deletions-left.ts';
import { erasedIn, joinLedgers, ledgersIn, markRestored, writeLedgers } from '../backup/ledgers.ts';
import { restoreData, restoreKeys } from '../backup/restore.ts';
import { buildAll } from '../build.ts';
import { prepareDatabase } from '../database.ts';
import { startProduct } from '../product.ts';
import { readSettings, type Settings } from '../settings.ts';
import { prepareDataFolder, type Stack, startStack } from '../stack/stack.ts';
import { type Stopping, stopping, untilStopped } from '../stopping.ts';
import { Trouble } from '../trouble.ts';

const USAGE =
  'Usage: npm run restore -- --data FILE.data.age --keys FILE.keys.age --identity KEY-FILE --ledger erased.ledger';
/** Nothing is mailed while the ledger is applied: mails wait. */
const NO_MAIL_SERVER = 'smtp://127.0.0.1:9';
const LOOK_EVERY_MS = 250;
const ERASED_WITHIN_MS = 30 * 60_000;

const tell = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

interface Backup {
  data: string;
  keys: string;
  identity: string;
}

const identityIn = (file: string): string => {
  const line = existsSync(file) && /^AGE-SECRET-KEY-\S+$/m.exec(readFileSync(file, 'utf8'));
  if (line) return line[0];
  throw new Trouble(`${file} has no identity of age (AGE-SECRET-KEY-…).`);
};

const readArguments = (): { backup: Backup; ledgers: string[] } => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { data: text, keys: text, identity: text, ledger: { ...text, multiple: true } },
  });
  const { data, keys, identity, ledger: ledgers } = values;
  if (!data || !keys || !identity) throw new Trouble(USAGE);
  if (!ledgers)
    throw new Trouble(
      'Without the ledger of what was erased, what people deleted would come back: give the newest with --ledger (erased.ledger beside the backups, or erased/ledger of svc-auth and of svc-evidence). An empty file says that nobody ever deleted anything.',
    );
  for (const file of [data, keys, ...ledgers]) if (!existsSync(file)) throw new Trouble(`${file} is not there.`);
  return { backup: { data, keys, identity: identityIn(identity) }, ledgers };
};

/** Lays a backup out in an empty folder, and in its running stores. */
const layOut = async (
  { data, keys, identity }: Backup,
  ledgers: string[],
  settings: Settings,
  { onStop }: Stopping,
): Promise<{ stack: Stack; at: string }> => {
  const { dataFolder, mailboxPort, given } = settings;
  rmSync(dataFolder, { recursive: true, force: true });
  prepareDataFolder(dataFolder);
  writeLedgers(ledgers, dataFolder);
  await restoreKeys(keys, identity, dataFolder, erasedIn(ledgers));
  const stack = await startStack({ dataFolder, mailboxPort, durable: true, given });
  onStop(stack.stop);
  await prepareDatabase(stack.postgresUrl, dataFolder);
  return { stack, at: await restoreData(data, identity, { ...stack, dataFolder }) };
};

const erased = async (postgresUrl: string): Promise<void> => {
  for (const last = Date.now() + ERASED_WITHIN_MS; (await deletionsLeft(postgresUrl)) > 0; await pause(LOOK_EVERY_MS))
    if (Date.now() > last)
      throw new Trouble('What was erased since could not be erased again within half an hour: nothing is restored.');
};

/**
 * A backup without what was erased since: it is laid out in separate stores, the services erase again, and what is
 * left is backed up. So the erased is in no file, log or free page of the stores that will serve.
 * @param ledger gets everything erased, with what fell due in these stores
 */
const withoutErased = async (
  backup: Backup,
  ledgers: string[],
  ledger: string,
  settings: Settings,
): Promise<Backup> => {
  const { dataFolder } = settings;
  const scratch = stopping();
  try {
    const { stack, at } = await layOut(backup, ledgers, settings, scratch);
    markRestored(dataFolder, at);
    process.env.ERASURE_SETTLE_SECONDS = '1';
    const services = stopping();
    scratch.onStop(services.stop);
    await startProduct({ ...settings, isClosed: true }, services, tell);
    await erased(stack.postgresUrl);
    const identity = await generateX25519Identity();
    const clean = { data: `${dataFolder}.data.age`, keys: `${dataFolder}.keys.age` };
    await backUp({ ...stack, dataFolder }, await identityToRecipient(identity), clean, new Date());
    joinLedgers([...ledgers, ...ledgersIn(dataFolder)], ledger);
    return { ...clean, identity };
  } finally {
    await scratch.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
};

/** Restores a backup into an empty data folder, which is there once everything that was erased since is gone again. */
const restore = async (cleanup: Stopping): Promise<void> => {
  const { backup, ledgers } = readArguments();
  const settings = readSettings();
  const { dataFolder } = settings;
  if (existsSync(dataFolder) && readdirSync(dataFolder).length > 0)
    throw new Trouble(`The data folder ${dataFolder} is not empty: move it away, or set DATA_FOLDER=<folder>.`);
  await buildAll();
  tell('Reading the backup …');
  for (const file of [backup.data, backup.keys]) await readArchive(file, backup.identity, async () => {});
  let [clean, listed] = [backup, ledgers];
  if (erasedIn(ledgers).size > 0) {
    tell('Erasing again what was erased since …');
    const given = { smtpUrl: NO_MAIL_SERVER, postgresUrl: undefined, redisUrl: undefined };
    const ledger = `${dataFolder}.erased.ledger`;
    clean = await withoutErased(backup, ledgers, ledger, { ...settings, dataFolder: `${dataFolder}.erasing`, given });
    listed = [ledger];
  }
  tell('Restoring …');
  const draft = `${dataFolder}.restoring`;
  const { at } = await layOut(clean, listed, { ...settings, dataFolder: draft }, cleanup);
  if (clean === backup) markRestored(draft, at);
  await cleanup.stop();
  rmSync(dataFolder, { recursive: true, force: true });
  renameSync(draft, dataFolder);
  if (clean !== backup) for (const file of [clean.data, clean.keys, ...listed]) rmSync(file);
  tell(`${backup.data} is restored. Start the product: npm start`);
  process.exit(0);
};

await untilStopped(tell, restore);
