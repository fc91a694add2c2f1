import { statusesWithoutDatabase } from '@evenhand/service-kit/testing/without-database';
import { AppModule } from '../src/app.module.js';
import { Config } from '../src/config.js';

test('no endpoint of svc-evidence answers 500 when Postgres is unavailable', async () => {
  const bodies = { presignUpload: { filename: 'notes.txt', mime: 'text/plain', size: 10 } };
  const options = { name: 'svc-evidence', module: AppModule, config: Config } as const;
  const statuses = await statusesWithoutDatabase(options, bodies);
  expect(statuses).toMatchObject({ listFiles: [503, 503], presignUpload: [503, 503] });
  expect(Object.values(statuses).flat()).not.toContain(500);
});
