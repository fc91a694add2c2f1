import { readFileSync } from 'node:fs';
import { catalogueAt } from '../src/plans/catalogue.js';

test("the prices that public pages are drawn with are today's (npm run publish -w svc-billing)", () => {
  expect(JSON.parse(readFileSync('mfe-marketing/src/published/plans.json', 'utf8'))).toEqual(catalogueAt(new Date()));
});
