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
  expect(of('2018-03-01', '2016-03-01', '2017-03-01')).toMatchObject({ ends: { latest: '2036-03-01' } });
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

test('a notice is given when the income reaches the target of one level alone, and no amount makes the households equal', () => {
  const costly = { payor: earner(30_000), recipient: earner(0) };
  const adultSupport = { payor: NOTHING, recipient: dollars(41_500) };
  const one = rangeOf({ ...costly, adultSupport, children: children('recipient') });
  expect([one.monthly.mid, one.monthly.high < dollars(2_500)]).toEqual([dollars(2_500), true]);
  expect(codesOf(one)).toContain('target-out-of-reach');
  const shared = rangeOf({ ...costly, adultSupport, children: children('shared') });
  expect(shared.equalNetIncomes).toBeNull();
  expect(linesOf(shared.steps).filter((line) => line.startsWith('Both households'))).toEqual([]);
});

// The table of British Columbia of 2025 for one child is 1,133 at 120,000.
test.each([
  [10_000, 120_000, ' from the recipient', '$1,133.00', 'British Columbia'],
  [120_000, 10_000, '', '$1,091.00', 'Ontario'],
])(
  'with a child each and incomes of %d and %d child support is one table amount%s',
  (ofPayor, ofRecipient, from, amount, province) => {
    const provinces = { payor: 'ON', recipient: 'BC' } as const;
    const asked = { payor: earner(ofPayor), recipient: earner(ofRecipient), provinces };
    const { steps, notices } = rangeOf({ ...asked, children: children('recipient', 'payor') });
    expect(steps[2]).toMatchObject({
      label: `Child support under the Guidelines${from}, used for the range, a month`,
      amount,
      citation: expect.stringContaining(`Schedule I, ${province}`),
    });
    expect(notices.map(({ code }) => code)).toContain('tax-of-ontario');
  },
);

test('a net position states what children cost, and only that', () => {
  const forChildren = (more: Parameters<typeof question>[0]) => {
    const { payor: ofPayor, recipient: ofRecipient } = rangeOf({ payor, ...more }).positions.low;
    return [ofPayor, ofRecipient].map(({ steps }) => {
      const lines = linesOf(steps);
      return lines.slice(lines.findIndex((line) => line.startsWith('Ontario energy')) + 1, -1);
    });
  };
  const expenses = 'Less own part of special expenses, by incomes after this spousal support';
  expect(forChildren({})).toEqual([[], []]);
  expect(forChildren({ children: children('recipient') })).toEqual([
    ['Less child support, paid or notional: $13,092.00'],
    ['Less child support, paid or notional: $2,880.00'],
  ]);
  expect(forChildren({ children: children('recipient'), specialExpenses: dollars(3_000) })).toEqual([
    ['Less child support, paid or notional: $13,092.00', expect.stringMatching(`^${expenses}: \\$[12],`)],
    ['Less child support, paid or notional: $2,880.00', expect.stringMatching(`^${expenses}: `)],
  ]);
});

test('a pension among the other income has its credit', () => {
  const ofPayor = (pension: number) =>
    rangeOf({ payor: { ...earner(0, 0, 90_000), pension: dollars(pension) } }).positions.low.payor.netIncome;
  expect(ofPayor(40_000)).toBeGreaterThan(ofPayor(0));
});
