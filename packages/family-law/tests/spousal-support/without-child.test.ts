import { dollars, NOTHING } from '@evenhand/family-law/money';
import { netOfSupport } from '@evenhand/family-law/spousal-support/net-of-support';
import { linesOf } from '../lines-of.js';
import { children, codesOf, earner, ofTheYear, question, rangeOf } from './question.js';

test('the range without children states every line', () => {
  const result = rangeOf();
  expect(linesOf(result.steps)).toEqual([
    "Payor's yearly income: $60,000.00",
    "Recipient's yearly income: $30,000.00",
    'Difference of gross incomes: $30,000.00',
    'Time together, 25 years at most: 10 years',
    'low: 15.00% of the difference, a month: $375.00',
    'mid: 17.50% of the difference, a month: $437.50',
    'high: 20.00% of the difference, a month: $500.00',
    'Duration: 5 to 10 years from the separation',
  ]);
  expect(codesOf(result)).toEqual(['advisory', ...ofTheYear]);
  expect(result).toMatchObject({ atCeiling: null, childSupport: null, equalNetIncomes: null });
});

test('the range without children is limited to equal net incomes, and is nothing without a difference', () => {
  const long = rangeOf({ payor: earner(100_000), recipient: earner(0), monthsTogether: 360 });
  expect(linesOf(long.steps).slice(4, 7)).toEqual([
    'low: 37.50% of the difference, a month: $3,125.00',
    'mid: 43.75% of the difference, a month: $3,645.83',
    'high: 50.00% of the difference, a month: $4,166.67',
  ]);
  const { payor, recipient, monthly } = long.positions.high;
  expect(long.steps[7]).toMatchObject({
    label: 'Limit: equal net incomes, a month',
    citation: expect.stringContaining('7.4.1'),
  });
  expect(recipient.netIncome - payor.netIncome).toBeGreaterThanOrEqual(0);
  expect(recipient.netIncome - payor.netIncome).toBeLessThan(24);
  expect(long.monthly).toEqual({ low: dollars(3_125), mid: 364_583, high: monthly });
  expect(codesOf(long)).toEqual(['advisory', 'capped-at-equal-net-incomes', ...ofTheYear]);
  expect(codesOf(rangeOf({ payor: earner(30_000), recipient: earner(60_000) }))).toContain('no-income-difference');
});

test('the range without children states no limit when nothing is limited', () => {
  for (const payor of [earner(19_000), earner(50_000)]) {
    const none = rangeOf({ payor, recipient: earner(50_000), monthsTogether: 240 });
    expect(codesOf(none)).toContain('no-income-difference');
    expect(codesOf(none)).not.toContain('capped-at-equal-net-incomes');
    expect(linesOf(none.steps).filter((line) => line.startsWith('Limit:'))).toEqual([]);
    expect(none.monthly).toEqual({ low: 0, mid: 0, high: 0 });
  }
});

test('the range of an income over 350,000 comes with the range at the ceiling', () => {
  const result = rangeOf({ payor: earner(500_000), recipient: earner(0), recipientAge: null });
  expect(linesOf(result.steps).slice(4, 9)).toEqual([
    'low: 15.00% of the difference, a month: $6,250.00',
    'mid: 17.50% of the difference, a month: $7,291.67',
    'high: 20.00% of the difference, a month: $8,333.33',
    'At the ceiling of $350,000.00: low, a month: $4,375.00',
    'At the ceiling of $350,000.00: high, a month: $5,833.33',
  ]);
  expect(result.atCeiling).toEqual({ low: 437_500, mid: 510_417, high: 583_333 });
  expect(codesOf(result)).toEqual(['advisory', 'above-ceiling', 'age-unknown', ...ofTheYear]);
});

test('the range at the ceiling is no other, and at the floor it is an award', () => {
  expect(rangeOf({ payor: earner(350_000), recipient: earner(0) }).atCeiling).toBeNull();
  const least = rangeOf({ payor: earner(20_000), recipient: earner(0) });
  expect(least.monthly).toEqual({ low: 25_000, mid: 29_167, high: 33_333 });
  expect(linesOf(least.steps).filter((line) => line.startsWith('Below the floor'))).toEqual([]);
});

test('the range without a child has no monthly line of what children cost', () => {
  const costs = { payor: dollars(1_200), recipient: NOTHING };
  for (const more of [{ adultSupport: costs }, { otherSupport: costs }]) {
    expect(linesOf(rangeOf(more).steps).filter((line) => /for children of .+, a month/.test(line))).toEqual([]);
  }
});

test('the range below the floor is nothing, with or without a child', () => {
  const nothing = { low: 0, mid: 0, high: 0 };
  const poor = { payor: earner(19_999), recipient: earner(0) };
  expect(rangeOf(poor).monthly).toEqual(nothing);
  expect(linesOf(rangeOf(poor).steps).at(-2)).toBe('Below the floor of $20,000.00: support, a month: $0.00');
  expect(rangeOf({ ...poor, children: children('shared') })).toMatchObject({ monthly: nothing, equalNetIncomes: null });
});

const payor = earner(120_000);

test('the range of a custodial payor compares incomes less grossed up child support', () => {
  const { formula, steps, monthly } = rangeOf({ payor, children: children('payor') });
  const amounts = steps.slice(0, 5).map(({ amount }) => Number(amount.replace(/[$,]/g, '')));
  const [offPayor = 0, offRecipient = 0, ofPayor, ofRecipient, difference = 0] = amounts;
  expect(formula).toBe('custodial-payor');
  expect(ofPayor).toBeCloseTo(120_000 - offPayor, 2);
  expect(ofRecipient).toBeCloseTo(30_000 - offRecipient, 2);
  expect(monthly.mid).toBe(Math.round((difference * 100 * 0.175) / 12));
  expect(steps[2]?.label).toBe("Payor's yearly income less these amounts");
});

test('support costs the payor and brings the recipient what their net incomes change by', () => {
  for (const supported of [children(), children('recipient')]) {
    const asked = question({ payor, children: supported });
    const { positions } = rangeOf(asked);
    const [low, high] = [positions.low, positions.high];
    const change = (monthly: typeof low.monthly) => netOfSupport(asked, monthly);
    expect(change(high.monthly).cost - change(low.monthly).cost).toBe(low.payor.netIncome - high.payor.netIncome);
    expect(change(high.monthly).gain - change(low.monthly).gain).toBe(
      high.recipient.netIncome - low.recipient.netIncome,
    );
    expect(change(NOTHING)).toEqual({ cost: 0, gain: 0 });
    expect(change(high.monthly).cost).toBeGreaterThan(0);
  }
});
