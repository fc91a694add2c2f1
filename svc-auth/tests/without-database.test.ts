import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { statusesWithoutDatabase } from '@evenhand/service-kit/testing/without-database';
import { AppModule } from '../src/app.module.js';
import { Config } from '../src/config.js';

test('no endpoint of svc-auth answers 500 when Postgres is unavailable', async () => {
  const [email, password] = ['alex@example.test', 'Correct-horse-7'];
  const bodies = {
    register: { email, password, firstName: 'Alex', lastName: 'Sample' },
    logIn: { email, password },
    sendMagicLink: { email },
    subscribe: { email },
  };
  const environment = { DATA_FOLDER: mkdtempSync(join(tmpdir(), 'without-database-')) };
  const options = { name: 'svc-auth', module: AppModule, config: Config, environment } as const;
  const statuses = await statusesWithoutDatabase(options, bodies);
  expect(statuses).toMatchObject({ getCurrentUser: [503, 503], register: [503, 503], logIn: [503, 503] });
  expect(Object.values(statuses).flat()).not.toContain(500);
});
