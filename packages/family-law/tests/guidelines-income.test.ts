import {
  type AdjustmentKind,
  adjustments,
  guidelinesIncome,
} from '@evenhand/family-law/child-support/guidelines-income';
import { centsOf, dollars } from '@evenhand/family-law/money';
import { linesOf } from './lines-of.js';

describe('Guidelines income', () => {
  test('is line 15000 without an adjustment', () => {
    expect(guidelinesIncome(dollars(80_000), []).value).toBe(dollars(80_000));
  });

  test('replaces taxable dividends by the actual ones, and the taxable half of a gain by the whole', () => {
    const { value, steps } = guidelinesIncome(dollars(100_000), [
      { kind: 'dividends', amount: dollars(10_000), taxable: dollars(13_800) },
      { kind: 'capital-gains', amount: dollars(20_000), taxable: dollars(10_000) },
      { kind: 'employment-expenses', amount: dollars(1_200) },
      { kind: 'related-salaries', amount: dollars(30_000) },
    ]);
    expect(value).toBe(dollars(100_000 - 3_800 + 10_000 - 1_200 + 30_000));
    expect(steps[1]).toMatchObject({
      amount: '-$3,800.00',
      citation: 'Federal Child Support Guidelines, SOR/97-175, s. 16 and Schedule III, s. 5',
    });
  });

  test('each section of Schedule III has its effect', () => {
    const kinds: AdjustmentKind[] = [
      'employment-expenses',
      'child-support-received',
      'spousal-support-received',
      'social-assistance',
      'dividends',
      'capital-gains',
      'business-investment-losses',
      'carrying-charges',
      'related-salaries',
      'earlier-period',
      'property-allowance',
      'partnership-income',
      'share-options',
    ];
    expect(kinds.map((kind) => adjustments[kind].section)).toEqual(kinds.map((_, index) => String(index + 1)));
    const moved = kinds.map(
      (kind) => guidelinesIncome(dollars(50_000), [{ kind, amount: dollars(1_000), taxable: dollars(600) }]).value,
    );
    const by = { adds: 1_000, deducts: -1_000, replaces: 400 };
    expect(moved).toEqual(kinds.map((kind) => dollars(50_000 + by[adjustments[kind].effect])));
  });

  test('is never below zero', () => {
    expect(guidelinesIncome(dollars(500), [{ kind: 'carrying-charges', amount: dollars(900) }]).value).toBe(0);
  });

  test('is refused without the taxable amount that is replaced, or with a negative amount', () => {
    const of = (amount: number) => () => guidelinesIncome(dollars(1), [{ kind: 'dividends', amount: centsOf(amount) }]);
    expect(of(1)).toThrow(expect.objectContaining({ code: 'missing', field: 'adjustments.0.taxable' }));
    expect(of(-1)).toThrow(expect.objectContaining({ code: 'amount-negative' }));
  });

  test('states every line', () => {
    const found = guidelinesIncome(dollars(50_000), [
      { kind: 'carrying-charges', amount: dollars(900) },
      { kind: 'share-options', amount: dollars(400) },
      { kind: 'dividends', amount: dollars(1_000), taxable: dollars(1_380) },
    ]);
    expect(linesOf(found.steps)).toEqual([
      'Total income, line 15000 of the return: $50,000.00',
      'Less carrying charges and interest: $900.00',
      'Plus benefit of share options exercised in the year: $400.00',
      'Actual in place of taxable amount: dividends from taxable Canadian corporations: -$380.00',
      'Guidelines income, a year: $49,120.00',
    ]);
  });
});
