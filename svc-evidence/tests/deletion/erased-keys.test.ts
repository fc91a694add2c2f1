import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNativeError } from 'node:util/types';
import { deleteAllEvidence, downloadFile } from '@evenhand/contracts/evidence/files';
import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { KeyFiles } from '@evenhand/service-kit/keys/key-files';
import { MasterKey } from '@evenhand/service-kit/keys/master-key';
import { testAddresses } from '@evenhand/service-kit/testing/addresses';
import { eventually } from '@evenhand/service-kit/testing/eventually';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { DataSource } from 'typeorm';
import { CHAT } from '../start-evidence.js';
import { evidence, withEvidence } from '../with-evidence.js';

withEvidence();

const keyFolder = () => join(evidence.folder, 'case-keys');
const keyFileOf = (caseId: string): string => {
  const name = readdirSync(keyFolder()).find((file) => file.startsWith(caseId));
  if (!name) throw new Error('the case has no key file');
  return join(keyFolder(), name);
};
const keys = () => evidence.service.app.get(CaseKeys);
const folderOfPostgres = async (): Promise<string> => {
  const administrator = new DataSource({ type: 'postgres', url: testAddresses().TEST_POSTGRES_URL });
  await administrator.initialize();
  const [{ data_directory: folder }] = await administrator.query('show data_directory');
  await administrator.destroy();
  return folder;
};

/** grep matches within lines, and random bytes may contain a newline. */
const longestLineOf = (bytes: Buffer): Buffer => {
  const lines = bytes.toString('latin1').split('\n');
  return Buffer.from(lines.toSorted((one, other) => other.length - one.length)[0] ?? '', 'latin1');
};

/** grep is fast enough for a Postgres cluster. */
const filesWith = (bytes: Buffer, folders: string[]): string[] => {
  const pattern = [...longestLineOf(bytes)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
  try {
    const found = execFileSync('grep', ['--recursive', '--files-with-matches', '--text', '-P', pattern, ...folders], {
      encoding: 'utf8',
      env: { LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return found.trim().split('\n');
  } catch (error) {
    // Postgres removes files meanwhile: grep exits with 2 and prints its matches.
    const printed = isNativeError(error) && 'stdout' in error ? String(error.stdout).trim() : '';
    return printed === '' ? [] : printed.split('\n');
  }
};

test('attacker has the disk after "delete all", product has left the key neither in a file nor in the write-ahead log', async () => {
  const ann = anOwner();
  const { id } = await evidence.add(ann, 'chat.txt', CHAT);
  const { database } = evidence.service;
  const cluster = await folderOfPostgres();
  const wrapped = readFileSync(keyFileOf(ann.caseId));
  const key = await keys().find(database.manager, ann.caseId);
  if (!key) throw new Error('the case has no key');
  const folders = [evidence.folder, cluster];
  expect(filesWith(wrapped, folders)).toEqual([keyFileOf(ann.caseId)]);
  // The search covers the write-ahead log, which is written up to 0.2 s after a commit.
  const logged = () => filesWith(Buffer.from(id.replaceAll('-', ''), 'hex'), [join(cluster, 'pg_wal')]);
  await eventually(async () => expect(logged()).not.toEqual([]));

  await evidence.service.as(ann).call(deleteAllEvidence);
  for (const secret of [wrapped, key.secret]) expect(filesWith(secret, folders)).toEqual([]);
});

test('a key file can be read by its owner alone', async () => {
  const ann = anOwner();
  await evidence.add(ann, 'chat.txt', CHAT);
  expect(statSync(keyFolder()).mode & 0o777).toBe(0o700);
  expect(statSync(keyFileOf(ann.caseId)).mode & 0o777).toBe(0o600);
});

test('a rolled back deletion keeps the key, and a rolled back first upload leaves none once the sweep has run', async () => {
  const [ann, bea] = [anOwner(), anOwner()];
  const { id } = await evidence.add(ann, 'chat.txt', CHAT);
  const { database } = evidence.service;
  const failed = database.transaction(async (manager) => {
    await keys().getOrMake(manager, bea.caseId);
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  const anHourAgo = new Date(Date.now() - 7_200_000);
  for (const { caseId } of [ann, bea]) utimesSync(keyFileOf(caseId), anHourAgo, anHourAgo);
  await evidence.sweep();
  expect(() => keyFileOf(bea.caseId)).toThrow('no key file');
  expect((await evidence.service.as(ann).call(downloadFile, { params: { id } })).status).toBe(200);
});

test('two concurrent first uploads share one key', async () => {
  const { caseId } = anOwner();
  const { manager } = evidence.service.database;
  const made = await Promise.all([1, 2, 3].map(() => keys().getOrMake(manager, caseId)));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(readdirSync(keyFolder()).filter((file) => file.startsWith(caseId))).toHaveLength(1);
});

test('a case whose key file is missing is refused, and gets no other key', async () => {
  const ann = anOwner();
  const { manager } = evidence.service.database;
  await keys().getOrMake(manager, ann.caseId);
  execFileSync('rm', [keyFileOf(ann.caseId)]);
  await expect(keys().getOrMake(manager, ann.caseId)).rejects.toThrow('key of a case is missing');
});

test('a key that an earlier release kept in the table is moved to its file', async () => {
  const [caseId, id] = [randomUUID(), randomUUID()];
  const secret = randomBytes(32);
  const { app, database } = evidence.service;
  const wrapped = app.get(MasterKey).wrap(secret, `${caseId}/${id}`);
  await database.query('insert into case_key (case_id, id, wrapped) values ($1, $2, $3)', [caseId, id, wrapped]);
  // Half a file, as a process killed before its commit leaves it.
  writeFileSync(join(keyFolder(), `${caseId}.${id}`), 'half');
  await keys().moveFrom(app.get(KeyFiles), database.manager);
  expect(await database.query('select wrapped from case_key where case_id = $1', [caseId])).toEqual([
    { wrapped: null },
  ]);
  expect((await keys().find(database.manager, caseId))?.secret.equals(secret)).toBe(true);
});
