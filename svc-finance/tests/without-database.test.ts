import { statusesWithoutDatabase } from '@evenhand/service-kit/testing/without-database';
import { AppModule } from '../src/app.module.js';
import { Config } from '../src/config.js';

test('no endpoint of svc-finance answers 500 when Postgres is unavailable', async () => {
  const addAsset = {
    category: 'vehicle',
    name: 'Car',
    ownership: 'party_a',
    valuationDate: '2026-01-31T00:00:00.000Z',
    value: 9_000,
  };
  const statuses = await statusesWithoutDatabase(
    { name: 'svc-finance', module: AppModule, config: Config },
    { addAsset },
  );
  expect(statuses).toMatchObject({ listAssets: [503, 503], addAsset: [503, 503] });
  expect(Object.values(statuses).flat()).not.toContain(500);
});
