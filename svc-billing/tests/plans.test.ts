import { listPlans } from '@evenhand/contracts/billing/plans';
import { forFile } from '@evenhand/service-kit/testing/for-file';
import { planAt } from '../src/plans/catalogue.js';
import { type BillingService, kit, premium, startBilling } from './support.js';

let service: BillingService;
forFile(startBilling, (started) => (service = started));

test('the plans and their prices are public', async () => {
  const plans = await service.asAnonymous.get(listPlans);
  expect(plans.map(({ id, price, regularPrice }) => [id, price, regularPrice])).toEqual([
    ['free', 0, 0],
    ['complete', kit.price, kit.regularPrice],
    ['premium', premium.price, premium.regularPrice],
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
