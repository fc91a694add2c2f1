import { cents } from '@evenhand/contracts/money';
import { above, centsOf, dollars, portion } from '@evenhand/family-law/money';
import { rate, times } from '@evenhand/family-law/rate';
import fc from 'fast-check';
import './seeded.js';

describe('rounding', () => {
  test('is to the nearest cent, half a cent away from zero', () => {
    expect(portion(cents(1), 1, 2)).toBe(1);
    expect(portion(cents(-1), 1, 2)).toBe(-1);
    expect(portion(cents(1), 1, 3)).toBe(0);
    expect(portion(cents(-100), 1, 8)).toBe(-13);
    expect(Object.is(portion(cents(-1), 1, 3), 0)).toBe(true);
  });

  test('is exact for amounts of any size', () => {
    const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }).map(cents);
    const numerator = fc.integer({ min: 0, max: 1_000_000_000_000 });
    fc.assert(
      fc.property(amount, numerator, fc.integer({ min: 1, max: 1_000_000_000_000 }), (value, top, bottom) => {
        fc.pre(top <= bottom);
        const distance = BigInt(portion(value, top, bottom)) * BigInt(bottom) - BigInt(value) * BigInt(top);
        expect((distance < 0n ? -distance : distance) * 2n <= BigInt(bottom)).toBe(true);
      }),
    );
  });

  test('refuses a value that is not an amount in whole cents', () => {
    expect(() => centsOf(Number.NaN)).toThrow(expect.objectContaining({ code: 'amount-absurd' }));
    expect(() => centsOf(0.5)).toThrow(expect.objectContaining({ code: 'amount-absurd' }));
  });
});

test('above returns zero when the amount is below the threshold', () => {
  expect(above(dollars(1), dollars(2))).toBe(0);
  expect(above(dollars(3), dollars(2))).toBe(100);
});

test('rates are exact to a thousandth of a per cent', () => {
  expect(times(dollars(52_886), rate(0.0505))).toBe(267_074);
  expect(() => rate(0.000001)).toThrow(RangeError);
});
