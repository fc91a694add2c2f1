import { statusesWithoutDatabase } from '@evenhand/service-kit/testing/without-database';
import { AppModule } from '../src/app.module.js';
import { Config } from '../src/config/config.js';

test('no endpoint of svc-intake answers 500 when Postgres is unavailable', async () => {
  const options = { name: 'svc-intake', module: AppModule, config: Config } as const;
  const statuses = await statusesWithoutDatabase(options);
  expect(statuses).toMatchObject({ getDashboard: [503, 503], getAccess: [503, 503] });
  expect(Object.values(statuses).flat()).not.toContain(500);
});
