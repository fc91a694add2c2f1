import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { containerEnvironment } from '../container/container-environment.ts';
import { writePartSecrets } from '../container/part-secrets.ts';
import { databaseUrls } from '../database.ts';
import { type Deployable, deployables, processesWith, workspaceOf } from '../deployables.ts';
import { environmentOf } from '../environment.ts';
import { ROOT } from '../places.ts';
import { readSettings } from '../settings.ts';
import { environmentIn } from './compose-file.ts';
import { configOf } from './configs.ts';

const installation = mkdtempSync(join(tmpdir(), 'installation-'));
const before = { ...process.env };

beforeAll(() => writePartSecrets(installation, environmentIn('prepare', given)));
afterEach(() => {
  process.env = { ...before };
});
afterAll(() => rmSync(installation, { recursive: true }));

/** Settings of the starter itself. */
const OF_THE_STARTER = ['PORT', 'MAILBOX_PORT', 'DEV_PORT', 'EVIDENCE_WORKERS', 'DATA_FOLDER', 'SERVICE_HOST'];

const documented = readFileSync(join(ROOT, 'docs/settings.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => line.split('|')[1]?.match(/(?<=`)[A-Z0-9_]+(?=`)/g) ?? [])
  .filter((name) => !OF_THE_STARTER.includes(name) && !name.startsWith('RELEASES_S3_'));

/** A value that identifies its setting, also inside a URL. */
const markOf = (name: string) => `${name.toLowerCase().replaceAll('_', '-')}.test`;
const given = Object.fromEntries(documented.map((name) => [name, `https://${markOf(name)}`]));

/** A service gets its own role's URL of POSTGRES_URL. */
const nameInside = (name: string) => (name === 'POSTGRES_URL' ? 'DATABASE_URL' : name);

/** The worker shares its service's settings and serves no requests. */
const needs = (deployable: Deployable, name: string): boolean =>
  nameInside(name) in configOf(deployable).config.shape && !(deployable.workspace && name.startsWith('AI_'));

const readBy = (name: string): Deployable[] => deployables.filter((deployable) => needs(deployable, name));

const byNpmStart = (deployable: Deployable): Record<string, string> => {
  Object.assign(process.env, given);
  const { given: stores, queueKey = '', addressKey = '', ...settings } = readSettings();
  const { postgresUrl = '', redisUrl = '', smtpUrl = '' } = stores;
  const databaseUrl = databaseUrls(postgresUrl, installation)[workspaceOf(deployable)] ?? '';
  const identity = { privateKey: '', publicKey: '' };
  return environmentOf(deployable, {
    ...settings,
    ...{ ports: {}, stores: { redisUrl, smtpUrl }, databaseUrl, identity, queueKey, addressKey },
  });
};

const byCompose = (deployable: Deployable): Record<string, string> => {
  const told = environmentIn(deployable.name, given);
  Object.assign(process.env, told);
  return containerEnvironment(deployable, told, { installation, siteFolder: '' });
};

test('docs/settings.md lists settings, and each is read by a part of the product', () => {
  expect(documented.length).toBeGreaterThan(35);
  expect(documented.filter((name) => readBy(name).length === 0)).toEqual([]);
});

test.each([
  ['npm start', byNpmStart],
  ['docker compose', byCompose],
])('%s passes every documented setting to each part that reads it', (_, environmentBy) => {
  const missing = documented.flatMap((name) =>
    readBy(name)
      .filter((deployable) => !environmentBy(deployable)[nameInside(name)]?.includes(markOf(name)))
      .map((deployable) => `${deployable.name}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('npm start runs five evidence workers when EVIDENCE_WORKERS is 5', () => {
  process.env.EVIDENCE_WORKERS = '5';
  const all = processesWith(readSettings().evidenceWorkers);
  const workers = all.filter(({ program }) => program === 'dist/worker.js');
  expect(workers.map(({ name }) => name)).toEqual(
    ['', '-2', '-3', '-4', '-5'].map((end) => `svc-evidence-worker${end}`),
  );
  expect(new Set(workers.map(workspaceOf))).toEqual(new Set(['svc-evidence']));
  expect(all).toHaveLength(deployables.length + 4);
});

test.each(['0', '33', '1.5', 'five'])('npm start names EVIDENCE_WORKERS when it is %s', (value) => {
  process.env.EVIDENCE_WORKERS = value;
  expect(readSettings).toThrow('EVIDENCE_WORKERS is not a whole number from 1 to 32');
});
