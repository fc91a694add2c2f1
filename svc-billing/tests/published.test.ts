import { readFileSync } from 'node:fs';
import { publishedPlans } from '../published/plans.js';

test('the published prices are those of the catalogue (npm run publish -w svc-billing)', () => {
  expect(JSON.parse(readFileSync('mfe-marketing/src/published/plans.json', 'utf8'))).toEqual(publishedPlans());
});
