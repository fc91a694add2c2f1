import { dollars, NOTHING } from '@evenhand/family-law/money';
import { lumpSum } from '@evenhand/family-law/spousal-support/lump-sum';
import { netOfSupport } from '@evenhand/family-law/spousal-support/net-of-support';
import { linesOf } from './lines-of.js';

const value = (percent: number, payments = 60) =>
  lumpSum({ monthly: dollars(1_000), payments, percent, afterTax: { cost: dollars(8_000), gain: dollars(10_000) } });

describe('a lump sum of spousal support', () => {
  test('is the sum of the payments at a discount of zero', () => {
    expect(value(0)).toMatchObject({ total: dollars(60_000), discounted: dollars(60_000) });
    expect(value(0).afterTax).toEqual({ cost: dollars(40_000), worth: dollars(50_000), middle: dollars(45_000) });
    expect(linesOf(value(0).steps)).toEqual([
      'The monthly amount that the lump sum stands for: $1,000.00',
      'Payments, the first on the day of the lump sum: 60',
      'Added up: $60,000.00',
      'Discounted at 0% a year: the amount / (1 + rate) ^ (month / 12): $60,000.00',
      'What a year of it costs the payor after tax: $8,000.00',
      'What a year of it brings the recipient after tax: $10,000.00',
      'All of it after tax, discounted: the payor’s cost: $40,000.00',
      'All of it after tax, discounted: worth to the recipient: $50,000.00',
      'The middle of both: $45,000.00',
    ]);
  });

  test('is discounted month by month at the yearly rate', () => {
    const monthly = 1.05 ** (1 / 12);
    const annuity = (1 - monthly ** -60) / (1 - 1 / monthly);
    expect(value(5).discounted).toBe(Math.round(annuity * 100_000));
    expect(value(5, 1).discounted).toBe(dollars(1_000));
  });

  test('costs and brings the after-tax amounts of monthly support', () => {
    const question = {
      on: '2026-11-21',
      taxYear: 2026,
      provinces: { payor: 'ON', recipient: 'ON' },
      payor: { employment: dollars(140_000), selfEmployment: NOTHING, other: NOTHING },
      recipient: { employment: dollars(30_000), selfEmployment: NOTHING, other: NOTHING },
      monthsTogether: 120,
      recipientAge: null,
      children: [],
    } as const;
    const { cost, gain } = netOfSupport(question, dollars(1_000));
    expect(netOfSupport(question, NOTHING)).toEqual({ cost: 0, gain: 0 });
    expect(cost).toBeGreaterThan(dollars(6_000));
    expect(cost).toBeLessThan(gain);
    expect(gain).toBeLessThan(dollars(12_000));
  });

  test('has no value after tax when the tax year is unknown', () => {
    const { afterTax, steps } = lumpSum({ monthly: dollars(500), payments: 24, percent: 2, afterTax: null });
    expect(afterTax).toBeNull();
    expect(linesOf(steps).slice(1, 3)).toEqual([
      'Payments, the first on the day of the lump sum: 24',
      'Added up: $12,000.00',
    ]);
    expect(steps).toHaveLength(4);
  });
});
