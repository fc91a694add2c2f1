import { Writable } from 'node:stream';
import type { NeededSetting } from '../src/config/outside-localhost.js';
import { parseConfig } from '../src/config/read-config.js';
import { ServiceConfig } from '../src/config/service-config.js';
import { createLog } from '../src/logs/log.js';
import { warnOfUnsafeSettings } from '../src/start/warn-of-unsafe-settings.js';

const environment = {
  SERVICE_PORT: '0',
  DATABASE_URL: 'postgres://auth:secret@localhost/evenhand',
  REDIS_URL: 'redis://localhost',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'Evenhand <hello@evenhand.test>',
  PUBLIC_URL: 'https://evenhand.test/',
  IDENTITY_PUBLIC_KEY: 'key',
  QUEUE_KEY: Buffer.alloc(32).toString('base64'),
  ADDRESS_KEY: Buffer.alloc(32).toString('base64'),
};

test('a service parses and freezes its settings once', () => {
  const config = parseConfig(ServiceConfig, environment);
  expect(config).toMatchObject({ SERVICE_PORT: 0, PUBLIC_URL: 'https://evenhand.test', LOG_LEVEL: 'info' });
  expect(Object.isFrozen(config)).toBe(true);
});

test('a service does not start when settings are wrong: it lists each, and repeats no value', () => {
  const wrong = { ...environment, DATABASE_URL: 'hunter2', SERVICE_PORT: '70000', REDIS_URL: undefined };
  const read = () => parseConfig(ServiceConfig, wrong);
  expect(read).toThrow(
    /^These settings need another look:\n {2}SERVICE_PORT: .+\n {2}DATABASE_URL: .+\n {2}REDIS_URL is not set$/,
  );
  expect(read).not.toThrow('hunter2');
});

describe('a service outside localhost', () => {
  const elsewhere = {
    ...environment,
    PUBLIC_URL: 'http://evenhand.test',
    DATABASE_URL: 'postgres://auth:secret@database.test/evenhand',
    REDIS_URL: 'redis://redis.test',
    SMTP_URL: 'smtp://mail.test',
  };
  const safe = {
    ...elsewhere,
    PUBLIC_URL: 'https://evenhand.test',
    DATABASE_URL: 'postgres://auth:secret@database.test/evenhand?sslmode=verify-full',
    REDIS_URL: 'rediss://redis.test',
    SMTP_URL: 'smtp://mail.test:587?requireTLS=true',
  };
  const neededOutsideLocalhost: NeededSetting[] = [
    { name: 'SEAL_KEY_FILE' },
    { name: 'STRIPE_SECRET_KEY', begins: ['sk_live_'], unless: 'SANDBOX_PAYMENTS=true' },
  ];

  test('attacker listens between the product and its stores, product refuses to start and names each setting', () => {
    expect(() => parseConfig(ServiceConfig, elsewhere, { neededOutsideLocalhost })).toThrow(
      [
        'These settings need another look:',
        '  PUBLIC_URL: must begin with https://',
        '  DATABASE_URL: must end with ?sslmode=verify-full',
        '  REDIS_URL: must begin with rediss://',
        '  SMTP_URL: must begin with smtps://, or end with ?requireTLS=true',
        '  SEAL_KEY_FILE: must be given outside localhost',
        '  STRIPE_SECRET_KEY: must be given outside localhost and begin with sk_live_, or SANDBOX_PAYMENTS=true',
      ].join('\n'),
    );
  });

  test('starts when connections are encrypted and keys are given', () => {
    const given = { ...safe, SEAL_KEY_FILE: '/keys/seal.p12', STRIPE_SECRET_KEY: 'sk_live_x' };
    expect(parseConfig(ServiceConfig, given, { neededOutsideLocalhost }).ALLOW_INSECURE).toBe(false);
  });

  test('needs the settings of a part unless another setting disables it', () => {
    const start = (STRIPE_SECRET_KEY: string, SANDBOX_PAYMENTS: string) => () =>
      parseConfig(
        ServiceConfig,
        { ...safe, SEAL_KEY_FILE: '/keys/seal.p12', STRIPE_SECRET_KEY, SANDBOX_PAYMENTS },
        { neededOutsideLocalhost },
      );
    expect(start('', 'true')).not.toThrow();
    expect(start('sk_test_x', 'true')).not.toThrow();
    for (const sandbox of ['', 'false', 'yes']) expect(start('sk_test_x', sandbox)).toThrow('SANDBOX_PAYMENTS=true');
  });

  test('needs no encryption for connections within the machine', () => {
    expect(() => parseConfig(ServiceConfig, { ...environment, PUBLIC_URL: 'https://evenhand.test' })).not.toThrow();
  });

  test('the service starts without TLS and given keys when PUBLIC_URL is localhost', () => {
    const local = { ...elsewhere, PUBLIC_URL: 'http://localhost:8080' };
    expect(() => parseConfig(ServiceConfig, local, { neededOutsideLocalhost })).not.toThrow();
  });

  test('unsafe settings are accepted only when ALLOW_INSECURE is exactly true, and are logged as a warning', () => {
    for (const word of ['1', 'yes', 'TRUE']) {
      expect(() => parseConfig(ServiceConfig, { ...elsewhere, ALLOW_INSECURE: word })).toThrow('REDIS_URL');
    }
    const config = parseConfig(ServiceConfig, { ...elsewhere, ALLOW_INSECURE: 'true' });
    const lines: string[] = [];
    const destination = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
    warnOfUnsafeSettings(createLog('svc-finance', 'info', destination), config, neededOutsideLocalhost);
    expect(JSON.parse(lines.join())).toMatchObject({
      level: 'warn',
      msg: 'ALLOW_INSECURE is set: unsafe settings are accepted',
      settings: ['PUBLIC_URL', 'DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'SEAL_KEY_FILE', 'STRIPE_SECRET_KEY'],
    });
  });
});
