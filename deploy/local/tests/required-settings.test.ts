import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '../../../packages/service-kit/src/config/read-config.ts';
import { containerEnvironment } from '../container/container-environment.ts';
import { writePartSecrets } from '../container/part-secrets.ts';
import { type Deployable, deployables, workspaceOf } from '../deployables.ts';
import { missingOutsideLocalhost } from '../outside-localhost.ts';
import { ROOT } from '../places.ts';
import { configOf } from './configs.ts';

const key = Buffer.alloc(32).toString('base64');

/** Every setting required outside localhost. */
const given: Record<string, string> = {
  PUBLIC_URL: 'https://evenhand.test',
  MAIL_FROM: 'Evenhand <hello@evenhand.test>',
  SMTP_URL: 'smtps://mail.test',
  SENDER_NAME: 'Evenhand Inc.',
  SENDER_ADDRESS: '1 Elm Street, Toronto ON M5V 1A1',
  POSTGRES_URL: 'postgres://admin:secret@db.test/postgres?sslmode=verify-full',
  REDIS_URL: 'rediss://redis.test',
  PROXIES_IN_FRONT: '1',
  QUEUE_KEY: key,
  ADDRESS_KEY: key,
  CASE_MASTER_KEY: key,
  EVIDENCE_MASTER_KEY: key,
  SEAL_KEY_FILE: '/keys/seal.p12',
  SEAL_KEY_PASSWORD: 'password',
  TIMESTAMP_URL: 'https://timestamp.test',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  HST_NUMBER: '123456789 RT0001',
};

/** Required settings by part, on localhost too. */
const always: Record<string, string[]> = {
  gateway: ['SERVICE_PORT', 'PUBLIC_URL', 'REDIS_URL', 'SERVICES', 'IDENTITY_PRIVATE_KEY'],
  'svc-auth': ['DATA_FOLDER'],
  'svc-intake': ['DATA_FOLDER'],
  'svc-evidence': ['DATA_FOLDER'],
  'svc-finance': ['DATA_FOLDER'],
};
const ofServices = ['SERVICE_PORT', 'DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'];
const ofEveryService = [...ofServices, 'IDENTITY_PUBLIC_KEY', 'QUEUE_KEY', 'ADDRESS_KEY'];

/** Required settings by part, outside localhost. */
const elsewhere: Record<string, string[]> = {
  gateway: ['PROXIES_IN_FRONT'],
  'svc-auth': ['TIMESTAMP_URL', 'SENDER_NAME', 'SENDER_ADDRESS'],
  'svc-intake': ['SEAL_KEY_FILE', 'SEAL_KEY_PASSWORD', 'TIMESTAMP_URL', 'CASE_MASTER_KEY'],
  'svc-evidence': ['EVIDENCE_MASTER_KEY'],
  'svc-finance': ['CASE_MASTER_KEY'],
  'svc-billing': ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'HST_NUMBER'],
};

const installation = mkdtempSync(join(tmpdir(), 'installation-'));
const before = { ...process.env };
beforeAll(() => writePartSecrets(installation, given));
afterEach(() => {
  process.env = { ...before };
});
afterAll(() => rmSync(installation, { recursive: true }));

const environmentFor = (deployable: Deployable): Record<string, string> => {
  Object.assign(process.env, given);
  return containerEnvironment(deployable, given, { installation, siteFolder: '' });
};

const without = (name: string, environment: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).filter(([each]) => each !== name));

const parse = (deployable: Deployable, environment: Record<string, string>) => {
  const { config, neededOutsideLocalhost } = configOf(deployable);
  return parseConfig(config, environment, { neededOutsideLocalhost });
};

/** Starts the built program as its container does; returns its output and exit code. */
const start = (deployable: Deployable, env: Record<string, string>): { status: number | null; said: string } => {
  const { program = 'dist/main.js' } = deployable;
  const options = { cwd: join(ROOT, workspaceOf(deployable)), env, timeout: 60_000, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, [program], options);
  return { status, said: stderr };
};

test.each(deployables)('$name accepts what an installation outside localhost is asked for', (deployable) => {
  expect(() => parse(deployable, environmentFor(deployable))).not.toThrow();
});

test.each(deployables)('$name refuses to start when any one of its required settings is missing', (deployable) => {
  const workspace = workspaceOf(deployable);
  const own = [...(always[workspace] ?? []), ...(elsewhere[workspace] ?? [])];
  const environment = environmentFor(deployable);
  for (const name of new Set(workspace === 'gateway' ? own : [...ofEveryService, ...own])) {
    expect(() => parse(deployable, without(name, environment))).toThrow(`  ${name}`);
  }
});

const programs = deployables.flatMap((deployable) =>
  (elsewhere[workspaceOf(deployable)] ?? ['PUBLIC_URL']).map((name) => ({ part: deployable.name, name, deployable })),
);

test.each(programs)(
  'attacker waits for a public site that lacks one setting, product refuses to start: $part without $name',
  ({ deployable, name }) => {
    const { status, said } = start(deployable, without(name, environmentFor(deployable)));
    expect(status).toBe(1);
    expect(said).toMatch(new RegExp(`^These settings need another look:\n  ${name}\\b`));
  },
);

test('attacker pays with a test card, product takes none outside localhost unless SANDBOX_PAYMENTS=true', () => {
  const billing = deployables.find(({ name }) => name === 'svc-billing');
  if (!billing) throw new Error('There is no svc-billing.');
  const testKeys = { ...environmentFor(billing), STRIPE_SECRET_KEY: 'sk_test_x' };
  expect(() => parse(billing, testKeys)).toThrow('STRIPE_SECRET_KEY');
  expect(() => parse(billing, { ...testKeys, SANDBOX_PAYMENTS: 'true' })).not.toThrow();
});

test('svc-billing refuses an HST number of another form', () => {
  const billing = deployables.find(({ name }) => name === 'svc-billing');
  if (!billing) throw new Error('There is no svc-billing.');
  const withNumber = (HST_NUMBER: string) => () => parse(billing, { ...environmentFor(billing), HST_NUMBER });
  for (const wrong of ['123456789', 'RT0001', '12345678 RT0001', 'evenhand-hst'])
    expect(withNumber(wrong)).toThrow('  HST_NUMBER');
  for (const right of ['123456789RT0001', '12345 6789 RT0001']) expect(withNumber(right)).not.toThrow();
});

test('npm start asks for every setting that a part refuses to start without outside localhost', () => {
  const asked = missingOutsideLocalhost({ PUBLIC_URL: 'https://evenhand.test' }).join('\n');
  const needed = deployables.flatMap((deployable) => configOf(deployable).neededOutsideLocalhost);
  expect(needed.filter(({ name }) => !asked.includes(`${name} is not set`))).toEqual([]);
  expect(needed.filter(({ unless = '' }) => !asked.includes(unless))).toEqual([]);
  expect(missingOutsideLocalhost(given)).toEqual([]);
  const leftOut = { ...given, TIMESTAMP_URL: 'off', STRIPE_SECRET_KEY: '', HST_NUMBER: '', SANDBOX_PAYMENTS: 'true' };
  expect(missingOutsideLocalhost(leftOut)).toEqual([]);
});
