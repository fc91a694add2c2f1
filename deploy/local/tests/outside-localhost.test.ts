import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireSafeSettings } from '../outside-localhost.ts';
import { prepareDataFolder } from '../stack/stack.ts';

const elsewhere = {
  PUBLIC_URL: 'http://evenhand.test',
  POSTGRES_URL: 'postgres://db.test/x',
  REDIS_URL: 'redis://r.test',
};
const names = [
  'PUBLIC_URL',
  'PROXIES_IN_FRONT',
  'TIMESTAMP_URL',
  'STRIPE_SECRET_KEY',
  'HST_NUMBER',
  'SMTP_URL',
  'SENDER_NAME',
  'SENDER_ADDRESS',
  'QUEUE_KEY',
  'ADDRESS_KEY',
  'CASE_MASTER_KEY',
  'EVIDENCE_MASTER_KEY',
  'SEAL_KEY_FILE',
  'SEAL_KEY_PASSWORD',
  'POSTGRES_URL',
  'REDIS_URL',
];

test('attacker finds an installation without https and keys, product refuses to start and names each setting', () => {
  for (const name of names) expect(() => requireSafeSettings(elsewhere, () => {})).toThrow(name);
});

test('the start is allowed on localhost, and elsewhere with encrypted servers and given keys', () => {
  const safe = {
    PUBLIC_URL: 'https://evenhand.test',
    SMTP_URL: 'smtps://mail.test',
    SENDER_NAME: 'Evenhand Inc.',
    SENDER_ADDRESS: '1 Elm Street, Toronto ON M5V 1A1',
    QUEUE_KEY: 'key',
    ADDRESS_KEY: 'key',
    CASE_MASTER_KEY: 'key',
    EVIDENCE_MASTER_KEY: 'key',
    SEAL_KEY_FILE: 'seal.p12',
    SEAL_KEY_PASSWORD: 'password',
    PROXIES_IN_FRONT: '0',
    TIMESTAMP_URL: 'https://timestamp.test',
    STRIPE_SECRET_KEY: 'sk_live_x',
    HST_NUMBER: '123456789 RT0001',
    POSTGRES_URL: 'postgres://db.test/x?sslmode=verify-full',
    REDIS_URL: 'rediss://r.test',
  };
  for (const environment of [{}, { PUBLIC_URL: 'http://localhost:8080' }, safe]) {
    expect(() => requireSafeSettings(environment, () => {})).not.toThrow();
  }
});

test('npm start runs and names each unsafe setting when ALLOW_INSECURE is true', () => {
  const said: string[] = [];
  requireSafeSettings({ ...elsewhere, ALLOW_INSECURE: 'true' }, (sentence) => said.push(sentence));
  for (const name of names) expect(said.join()).toContain(name);
});

test('attacker with an account on the machine looks into the data folder, product lets its own user in alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  const dataFolder = join(folder, 'data');
  prepareDataFolder(dataFolder);
  expect(statSync(dataFolder).mode & 0o777).toBe(0o700);
  rmSync(folder, { recursive: true });
});
