import { dollars, NOTHING } from '@evenhand/family-law/money';
import { levels } from '@evenhand/family-law/spousal-support/result';
import { UNKNOWN_HOUSEHOLD } from '@evenhand/family-law/tax/benefits';
import { linesOf } from '../lines-of.js';
import { children, codesOf, earner, ofTheYear, type question, rangeOf } from './question.js';

const ofLevels = ['low: the recipient holds 40%', 'mid: the recipient holds 43%', 'high: the recipient holds 46%'];
const labelled = (lines: string[]) =>
  lines.map((line) => line.replace(/^(\w+: the recipient holds \d+%|Both households).*/, '$1'));
const lasts = 'Duration: indefinite at first, with outer limits of 5 to 10 years from the separation';
const payor = earner(120_000);
const yearlyAmounts = {
  adultSupport: { payor: dollars(1_200), recipient: NOTHING },
  otherSupport: { payor: NOTHING, recipient: dollars(600) },
};

// The Ontario table of 2025 for one child is 1,091 at 120,000, 334 at 40,000 and 240 at 30,000; for two children 1,768
// at 120,000 and 609 at 40,000.
test.each<[string, Parameters<typeof question>[0], string[]]>([
  [
    'with the recipient',
    { payor, children: children('recipient'), ...yearlyAmounts },
    [
      'Support for children of age, a month: $100.00',
      'Off the recipient: support for children of another relationship, a month: $50.00',
      'Child support off the payor, a month: $1,091.00',
      'Child support off the recipient, notional or paid, a month: $240.00',
      'Child support under the Guidelines, used for the range, a month: $1,091.00',
      ...ofLevels,
      lasts,
    ],
  ],
  [
    'shared',
    { payor, children: children('shared') },
    [
      'Child support off the payor, a month: $1,091.00',
      'Child support off the recipient, notional or paid, a month: $240.00',
      'Difference of both amounts of child support under the Guidelines, a month: $851.00',
      ...ofLevels,
      'Both households',
      lasts,
    ],
  ],
  [
    'split',
    { payor: earner(40_000), recipient: earner(120_000), children: children('recipient', 'payor', 'payor') },
    [
      'Child support off the payor, a month: $943.00',
      'Child support off the recipient, notional or paid, a month: $2,859.00',
      'Difference of both amounts of child support under the Guidelines, a month: $1,434.00',
      ...ofLevels,
      lasts,
    ],
  ],
])('the range with a child %s states every line', (_, more, lines) => {
  const result = rangeOf(more);
  expect(labelled(linesOf(result.steps))).toEqual(lines);
  expect(codesOf(result)).toEqual(['advisory', ...ofTheYear]);
});

test('the range with a child gives the recipient 40 to 46 percent, and shared time the same income to both', () => {
  const { positions, equalNetIncomes, childSupport } = rangeOf({ payor, children: children('shared') });
  expect(levels.map((level) => positions[level].recipientShare)).toEqual(['40.00%', '43.00%', '46.00%']);
  const { payorDeducts = 0, recipientDeducts = 0, paid = 0 } = childSupport ?? {};
  const kept = (equalNetIncomes?.payor.netIncome ?? 0) + 12 * (payorDeducts - paid);
  const received = (equalNetIncomes?.recipient.netIncome ?? 0) + 12 * (recipientDeducts + paid);
  expect(received - kept).toBeGreaterThanOrEqual(0);
  expect(received - kept).toBeLessThan(24);
});

test('the youngest child sets the duration, by birth date where every child has one', () => {
  const of = (...born: (string | null)[]) =>
    rangeOf({
      monthsTogether: 24,
      separatedOn: '2025-01-10',
      children: born.map((day, at) => ({ age: 9 - at, home: 'recipient', born: day })),
    }).duration;
  expect(of('2016-03-01', '2017-03-01')).toMatchObject({ ends: { earliest: '2026-01-10', latest: '2035-03-01' } });
  expect(of('2016-03-01', null)).toMatchObject({ mostMonths: 11 + 120 });
});

test('the assumptions name what was not counted', () => {
  const sentence = (more: Parameters<typeof question>[0]) =>
    rangeOf(more).notices.find(({ code }) => code === 'assumptions')?.sentence;
  const known = { ...UNKNOWN_HOUSEHOLD, housing: { kind: 'rent', yearly: dollars(18_000) } } as const;
  const energy = 'without the Ontario energy and property tax credit';
  expect(sentence({})).toContain(energy);
  expect(sentence({ households: { payor: known, recipient: UNKNOWN_HOUSEHOLD } })).toContain(energy);
  expect(sentence({ households: { payor: UNKNOWN_HOUSEHOLD, recipient: known } })).toContain(energy);
  expect(sentence({ households: { payor: known, recipient: known } })).not.toContain(energy);
  expect(sentence({})).not.toContain('shared');
  expect(sentence({ children: children('shared') })).toContain('by the recipient for one child and by the payor');
  expect(sentence({ children: children('shared'), paysAlone: 'payor' })).toContain('who alone pays child support');
});

test('a target that the whole income of the payor does not reach has a notice', () => {
  const costly = { payor: earner(30_000), recipient: earner(0), children: children('recipient') };
  const result = rangeOf({ ...costly, adultSupport: { payor: NOTHING, recipient: dollars(90_000) } });
  expect(result.monthly.low).toBe(dollars(2_500));
  expect(codesOf(result)).toContain('target-out-of-reach');
});
