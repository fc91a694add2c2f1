import { parseConfig } from '../src/config/read-config.js';
import { ServiceConfig } from '../src/config/service-config.js';

const environment = {
  SERVICE_PORT: '0',
  DATABASE_URL: 'postgres://auth:secret@localhost/evenhand',
  REDIS_URL: 'redis://localhost',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'Evenhand <hello@evenhand.test>',
  PUBLIC_URL: 'https://evenhand.test/',
  IDENTITY_PUBLIC_KEY: 'key',
  QUEUE_KEY: Buffer.alloc(32).toString('base64'),
};

test('a service reads its settings once, parsed and frozen', () => {
  const config = parseConfig(ServiceConfig, environment);
  expect(config).toMatchObject({ SERVICE_PORT: 0, PUBLIC_URL: 'https://evenhand.test', LOG_LEVEL: 'info' });
  expect(Object.isFrozen(config)).toBe(true);
});

test('a service does not start on wrong settings: it lists each, and repeats no value', () => {
  const wrong = { ...environment, DATABASE_URL: 'hunter2', SERVICE_PORT: '70000', REDIS_URL: undefined };
  const read = () => parseConfig(ServiceConfig, wrong);
  expect(read).toThrow(
    /^These settings need another look:\n {2}SERVICE_PORT: .+\n {2}DATABASE_URL: .+\n {2}REDIS_URL is not set$/,
  );
  expect(read).not.toThrow('hunter2');
});
