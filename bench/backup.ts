/**
 * How long a backup takes, how large it is, and how long it takes to restore: `npm run -s bench -- backup [CASES,
 * default 1000]`. One sample case is filled through the public API of a separate product; the others are copies of its
 * rows and files.
 */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { fillCase } from '../deploy/local/demo/fill-case.ts';
import { run } from '../deploy/local/run.ts';
import { readSettings } from '../deploy/local/settings.ts';
import { Evenhand } from '../deploy/local/testing/evenhand.ts';
import { copyCases } from './support/copied-cases.ts';
import { printTable } from './support/table.ts';

const MEGABYTE = 1_048_576;
const cases = Number(process.argv[2] ?? 1_000);

const product = await Evenhand.onNewData();
const { dataFolder, environment } = product;
const folder = `${dataFolder}-backup`;
const [data, keys, identity] = ['data', 'keys', 'identity'].map((name) => join(folder, name));

const secondsOf = async (command: string, ...args: string[]): Promise<number> => {
  const began = performance.now();
  const { ok, said } = await run(process.execPath, ['deploy/local/bootstrap.mjs', command, ...args], { environment });
  if (!ok) throw new Error(said);
  return Math.round((performance.now() - began) / 100) / 10;
};

const fileIn = (place: string, ending: string): string => {
  const [name = ''] = readdirSync(place).filter((file) => file.endsWith(ending));
  return join(place, name);
};
const megabytes = (file: string): number => Math.round((statSync(file).size / MEGABYTE) * 10) / 10;

try {
  await product.run();
  const { port, url: publicUrl } = product;
  await fillCase({ ...readSettings(), port, publicUrl, mailboxPort: Number(environment.MAILBOX_PORT) });
  await copyCases(product.postgresUrl(), dataFolder, cases - 1);
  mkdirSync(folder);
  const secret = await generateX25519Identity();
  writeFileSync(`${identity}`, secret);
  const to = await identityToRecipient(secret);
  const backup = await secondsOf('backup', '--data', `${data}`, '--keys', `${keys}`, '--to', to);
  await product.stop();
  rmSync(dataFolder, { recursive: true });
  const files = [fileIn(`${data}`, '.data.age'), fileIn(`${keys}`, '.keys.age')];
  const [dataFile = '', keysFile = ''] = files;
  const ledger = join(`${data}`, 'erased.ledger');
  const restore = await secondsOf(
    'restore',
    ...['--data', dataFile, '--keys', keysFile, '--identity', `${identity}`, '--ledger', ledger],
  );
  printTable([
    { what: `backup of ${cases} cases, s`, figure: backup },
    { what: 'data, MB', figure: megabytes(dataFile) },
    { what: 'keys, MB', figure: megabytes(keysFile) },
    { what: 'restore, s', figure: restore },
  ]);
} finally {
  await product.stop();
  for (const each of [dataFolder, folder]) rmSync(each, { recursive: true, force: true });
}
