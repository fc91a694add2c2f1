import { readFileSync } from 'node:fs';
import { cents } from '@evenhand/contracts/money';
import { publishedPlans } from '../published/plans.js';
import { hstWithin } from '../src/rules/hst.js';

test('the published prices are those of the catalogue (npm run publish -w svc-billing)', () => {
  expect(JSON.parse(readFileSync('mfe-marketing/src/published/plans.json', 'utf8'))).toEqual(publishedPlans());
});

test('the tax included in a price is the nearest cent, and the upper one of two as near', () => {
  for (let amount = 0; amount <= 30_000; amount += 1) {
    // In 113ths of a cent: how far the tax is above its exact amount.
    const above = 113 * hstWithin(cents(amount)) - 13 * amount;
    expect(2 * above > -113 && 2 * above <= 113).toBe(true);
  }
  expect(hstWithin(cents(113))).toBe(13);
});
