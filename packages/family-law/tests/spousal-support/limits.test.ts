import { cents } from '@evenhand/contracts/money';
import { dollars, NOTHING } from '@evenhand/family-law/money';
import { expensePartsAt } from '@evenhand/family-law/spousal-support/couple';
import { atCeiling, limitNotices, taxedAsInOntario } from '@evenhand/family-law/spousal-support/limits';
import { smallestAmount } from '@evenhand/family-law/spousal-support/solver';
import { uncappedRange } from '@evenhand/family-law/spousal-support/without-child';
import { earner } from './question.js';

test.each([
  [37, 100, 37],
  [1, 1, 1],
  [100, 100, 100],
  [0, 100, 0],
  [101, 100, null],
])('the smallest amount that is at least %d of at most %d is %p', (line, most, found) => {
  expect(smallestAmount(cents(most), (monthly) => monthly >= line)).toBe(found);
});

test.each([
  [100_000, 20_000, 20_000, 8_000, 4_000],
  [10_000, 5_000, 20_000, 0, 12_000],
  [0, 0, 0, 0, 12_000],
])(
  'expenses of 12,000 with incomes of %d and %d and support of %d are shared as %d and %d',
  (payor, recipient, support, ofPayor, ofRecipient) => {
    const incomes = { payor: dollars(payor), recipient: dollars(recipient) };
    const parts = expensePartsAt(incomes, dollars(12_000), dollars(support));
    expect(parts).toEqual({ payor: dollars(ofPayor), recipient: dollars(ofRecipient) });
  },
);

test.each([
  [
    [300_000, 100_000, 50_000, 20_000],
    [300_000, 50_000, 0, 0],
  ],
  [
    [400_000, 100_000, 50_000, 0],
    [350_000, 0, 0, 0],
  ],
  [
    [200_000, 50_000, 120_000, 110_000],
    [200_000, 50_000, 100_000, 100_000],
  ],
  [
    [100_000, 0, 10_000, 4_000],
    [100_000, 0, 10_000, 4_000],
  ],
] as const)('incomes of %j are cut at the ceiling to %j, other income first', (asked, cut) => {
  const of = ([employment, selfEmployment, other, pension]: readonly [number, number, number, number]) => ({
    ...earner(employment, selfEmployment, other),
    pension: dollars(pension),
  });
  expect(atCeiling(of(asked))).toEqual(of(cut));
  const { pension: _, ...unstated } = of(asked);
  expect(atCeiling(unstated).pension).toBe(NOTHING);
});

test.each([
  [19_999, ['below-floor']],
  [20_000, ['discretionary-band']],
  [29_999, ['discretionary-band']],
  [30_000, []],
  [350_000, []],
  [350_001, ['above-ceiling']],
])('an income of %d has the notices %j', (income, codes) => {
  expect(limitNotices(earner(income)).map(({ code }) => code)).toEqual(codes);
});

test('each province other than Ontario has one notice of its tax', () => {
  const sentences = taxedAsInOntario(['ON', 'BC', 'BC', 'AB']).map(({ sentence }) => sentence);
  expect(sentences).toEqual([expect.stringContaining('British Columbia'), expect.stringContaining('Alberta')]);
});

test.each([
  [4, [20_000, 23_333, 26_667]],
  [25, [125_000, 145_833, 166_667]],
  [30, [125_000, 145_833, 166_667]],
])('after %d years the range on a difference of 40,000 is %j cents a month', (years, [low, mid, high]) => {
  expect(uncappedRange(dollars(60_000), dollars(20_000), years * 12)).toEqual({ low, mid, high });
  expect(uncappedRange(dollars(20_000), dollars(60_000), years * 12)).toEqual({ low: 0, mid: 0, high: 0 });
});
