import { readFileSync } from 'node:fs';
import { type Cents, cents } from '@evenhand/contracts/money';
import { publishedPlans } from '../published/plans.js';
import { hstWithin } from '../src/rules/hst.js';

test('the published prices are those of the catalogue (npm run publish -w svc-billing)', () => {
  expect(JSON.parse(readFileSync('mfe-marketing/src/published/plans.json', 'utf8'))).toEqual(publishedPlans());
});

test('the tax included in a price is the nearest cent, and the upper one of two as near', () => {
  const amounts = Array.from({ length: 30_001 }, (_, amount) => cents(amount));
  // In 113ths of a cent: how far the tax is above its exact amount.
  const above = (amount: Cents) => 113 * hstWithin(amount) - 13 * amount;
  expect(amounts.filter((amount) => !(2 * above(amount) > -113 && 2 * above(amount) <= 113))).toEqual([]);
  expect(hstWithin(cents(113))).toBe(13);
});
