import { listPlans } from '@evenhand/contracts/billing/plans';
import { startTestService, type TestService } from '@evenhand/service-kit/testing/start-test-service';
import { AppModule } from '../src/app.module.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ name: 'svc-billing', module: AppModule });
});
afterAll(() => service.stop());

test('anyone can read what is sold and for how much', async () => {
  const plans = await service.asNobody.get(listPlans);
  expect(plans.map(({ id, price, regularPrice }) => [id, price, regularPrice])).toEqual([
    ['free', 0, 0],
    ['complete', 199_00, 499_00],
    ['premium', 1_299_00, 1_299_00],
  ]);
  expect(plans.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['complete']);
});

test('the Evidence Kit is in every plan, and Premium brings five hours with a lawyer', async () => {
  const plans = await service.asNobody.get(listPlans);
  for (const { features } of plans) expect(features).toContain('Evidence Kit');
  expect(plans.at(-1)?.features).toContain('5 hours of legal consultation');
});
