import { listPlans } from '@evenhand/contracts/billing/plans';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { planAt } from '../src/plans/catalogue.js';
import { type BillingService, kit, startBilling } from './support.js';

let service: BillingService;
forFile(startBilling, (started) => (service = started));

test('the plans are public, with prices in dollars', async () => {
  const plans = await service.asAnonymous.get(listPlans);
  expect(plans.map(({ id, price, regularPrice }) => [id, price, regularPrice])).toEqual([
    ['free', 0, 0],
    ['complete', 199, 499],
    ['premium', 1299, 1299],
  ]);
  expect(plans.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['complete']);
});

test('the Evidence Kit is in every plan, and Premium brings five hours with a lawyer', async () => {
  const plans = await service.asAnonymous.get(listPlans);
  for (const { features } of plans) expect(features).toContain('Evidence Kit');
  expect(plans.at(-1)?.features).toContain('5 hours of legal consultation');
});

test('the introductory price ends with the last day of the offer in the time zone of Toronto', () => {
  const price = (at: string) => planAt('complete', new Date(at)).price;
  expect(price('2027-07-01T03:59:59Z')).toBeLessThan(kit.regularPrice);
  expect(price('2027-07-01T04:00:00Z')).toBe(kit.regularPrice);
  expect(planAt('complete', new Date('2027-07-01T04:00:00Z'))).toMatchObject({
    offerUntil: null,
    priceNote: 'Paid once',
  });
});
