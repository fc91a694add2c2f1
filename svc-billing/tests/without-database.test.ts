import { statusesWithoutDatabase } from '@evenhand/service-kit/testing/without-database';
import { AppModule } from '../src/app.module.js';
import { Config } from '../src/config.js';
import { kitOrder } from './support.js';

test('no endpoint of svc-billing answers 500 when Postgres is unavailable', async () => {
  const bodies = { createPaymentIntent: kitOrder.body };
  const statuses = await statusesWithoutDatabase({ name: 'svc-billing', module: AppModule, config: Config }, bodies);
  expect(statuses).toMatchObject({ getBillingAccount: [503, 503], createPaymentIntent: [503, 503] });
  expect(Object.values(statuses).flat()).not.toContain(500);
});
