import { globSync, readFileSync } from 'node:fs';
import { REFUND_DAYS } from '@evenhand/contracts/billing/payments';
import { refundWording } from '@evenhand/wording/refund';

const REFUND = /refund|money.back|guarantee|of a payment/i;
const DAYS = /(\d+)[ -]days?\b/g;

/** Numbers of days in a file's sentences about refunds. */
const daysIn = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split(/[.'"`\n]/)
    .filter((sentence) => REFUND.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(DAYS)].map(([, days = '']) => `${file}: ${days} days`));

test('no wording and no page hard-codes the days of a refund', () => {
  const files = globSync('{packages/wording,packages/contracts,mfe-*,shell,svc-*}/src/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => !/\.test\.tsx?$/.test(file)).flatMap(daysIn)).toEqual([]);
});

test('the published plans name the days of the refund rule', () => {
  const file = 'mfe-marketing/src/published/plans.json';
  expect(daysIn(file)).toEqual([`${file}: ${REFUND_DAYS} days`]);
});

test('each sentence of the refund rule contains the days that it is given', () => {
  const { guarantee, atCheckout, rule, term, because } = refundWording;
  const sentences = [guarantee(17), atCheckout(17), rule(17), term(17), because(17)['too-late']];
  for (const sentence of sentences) expect(sentence).toMatch(/\b17[ -]days?\b/);
});
