import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { statusesWithoutDatabase } from '@evenhand/service-kit/testing/without-database';
import { AppModule } from '../src/app.module.js';
import { Config } from '../src/config/config.js';

test('no endpoint of svc-intake answers 500 when Postgres is unavailable', async () => {
  const environment = { DATA_FOLDER: mkdtempSync(join(tmpdir(), 'without-database-')) };
  const options = { name: 'svc-intake', module: AppModule, config: Config, environment } as const;
  const statuses = await statusesWithoutDatabase(options);
  expect(statuses).toMatchObject({ getDashboard: [503, 503], getAccess: [503, 503] });
  expect(Object.values(statuses).flat()).not.toContain(500);
});
