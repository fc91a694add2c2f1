import type { Party } from '@evenhand/contracts/identity';
import type { Cents } from '@evenhand/contracts/money';
import { centsOf, dollars, NOTHING } from '@evenhand/family-law/money';
import { money } from '@evenhand/family-law/print';
import {
  type Households,
  netDisposableIncome,
  type SupportPaid,
} from '@evenhand/family-law/spousal-support/net-disposable-income';
import { spousalSupport } from '@evenhand/family-law/spousal-support/spousal-support';
import { UNKNOWN_HOUSEHOLD } from '@evenhand/family-law/tax/benefits';
import { linesOf } from './lines-of.js';

const home = (employment: number) => ({
  province: 'ON' as const,
  income: { employment: dollars(employment), selfEmployment: NOTHING, other: NOTHING },
  household: UNKNOWN_HOUSEHOLD,
});
const households = (owner: number, partner: number, children: Households['children'] = []): Households => ({
  taxYear: 2026,
  of: { owner: home(owner), partner: home(partner) },
  children,
  claimsFirst: 'partner',
});
const paid = (owner: Cents = NOTHING, partner: Cents = NOTHING) => ({ owner, partner });
const support = (more: Partial<SupportPaid> = {}): SupportPaid => ({
  spousal: paid(),
  child: paid(),
  expenses: paid(),
  ...more,
});

describe('the net disposable income of both households', () => {
  const family = households(120_000, 30_000, [{ age: 8, home: 'partner' }]);

  test('of the payor equals the individual net disposable income of the support range at that amount', () => {
    const { positions, childSupport } = spousalSupport({
      on: '2026-11-21',
      taxYear: 2026,
      provinces: { payor: 'ON', recipient: 'ON' },
      payor: family.of.owner.income,
      recipient: family.of.partner.income,
      monthsTogether: 120,
      recipientAge: 40,
      children: [{ age: 8, home: 'recipient' }],
    });
    const { monthly, payor } = positions.high;
    const child = paid(childSupport?.paid);
    const { value, steps } = netDisposableIncome(family, support({ spousal: paid(monthly), child }));
    expect(Math.abs(value.owner * 12 - payor.netIncome)).toBeLessThanOrEqual(6);
    expect(steps.partner.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Canada child benefit', 'Plus child support received', 'Net disposable income, a month']),
    );
  });

  test('moves by child support to the cent, and by less than spousal support at the payor, who deducts it', () => {
    const before = netDisposableIncome(family, support()).value;
    const child = netDisposableIncome(family, support({ child: paid(dollars(1_000)) })).value;
    expect([before.owner - child.owner, child.partner - before.partner]).toEqual([100_000, 100_000]);
    const spousal = netDisposableIncome(family, support({ spousal: paid(dollars(1_000)) })).value;
    expect(before.owner - spousal.owner).toBeLessThan(70_000);
    expect(spousal.partner - before.partner).toBeLessThan(100_000);
  });

  test("falls by the household's share of special expenses", () => {
    const before = netDisposableIncome(family, support()).value;
    const after = netDisposableIncome(family, support({ expenses: paid(dollars(300), dollars(100)) })).value;
    expect([before.owner - after.owner, before.partner - after.partner]).toEqual([30_000, 10_000]);
  });

  test('keeps the credit for an eligible dependant with both parents only where both amounts are paid', () => {
    const shared = households(90_000, 60_000, [
      { age: 8, home: 'shared' },
      { age: 10, home: 'shared' },
    ]);
    const credit = (child: SupportPaid['child']) =>
      netDisposableIncome(shared, support({ child })).steps.owner.some(({ label }) => label === 'Eligible dependant');
    expect(credit(paid(dollars(1_416), dollars(960)))).toBe(true);
    expect(credit(paid(dollars(456)))).toBe(false);
    const [both, net] = [paid(dollars(1_416), dollars(960)), paid(dollars(456))].map(
      (child) => netDisposableIncome(shared, support({ child })).value,
    );
    expect((both?.owner ?? 0) - (net?.owner ?? 0)).toBeGreaterThan(20_000);
    expect(both?.partner).toBe(net?.partner);
  });

  test('states every amount of support of a year, and the month', () => {
    const amounts = {
      spousal: paid(dollars(200)),
      child: paid(dollars(554)),
      expenses: paid(dollars(100), dollars(50)),
      others: paid(dollars(30)),
    };
    const { value, steps, notices } = netDisposableIncome(family, amounts);
    const after = (party: Party) => {
      const lines = linesOf(steps[party]);
      return lines.slice(1 + lines.findIndex((line) => line.startsWith('Ontario energy')));
    };
    const month = (party: Party) => [
      expect.stringMatching(/^Net disposable income, a year/),
      `Net disposable income, a month: ${money(value[party])}`,
    ];
    expect(after('owner')).toEqual([
      'Less child support paid: $6,648.00',
      'Less support for children of another relationship: $360.00',
      'Less own part of special expenses: $1,200.00',
      ...month('owner'),
    ]);
    expect(after('partner')).toEqual([
      'Plus child support received: $6,648.00',
      'Less own part of special expenses: $600.00',
      ...month('partner'),
    ]);
    expect(linesOf(steps.owner)).toContain('Less spousal support paid: $2,400.00');
    expect(linesOf(steps.partner)).toContain('Plus spousal support received: $2,400.00');
    const without = netDisposableIncome(family, { ...amounts, others: paid() });
    expect(without.value.owner - value.owner).toBe(dollars(30));
    const elsewhere = { ...family, of: { ...family.of, partner: { ...family.of.partner, province: 'BC' as const } } };
    const codes = (given: Households) => netDisposableIncome(given, amounts).notices.map(({ code }) => code);
    expect(codes(elsewhere)).toEqual(['tax-of-ontario', ...notices.map(({ code }) => code)]);
  });

  test('claims the own children, and of shared ones each parent another', () => {
    const claims = (children: Households['children'], child = paid()) => {
      const { steps } = netDisposableIncome(households(60_000, 60_000, children), support({ child }));
      const hasCredit = (party: Party) => steps[party].some(({ label }) => label === 'Eligible dependant');
      return [hasCredit('owner'), hasCredit('partner')];
    };
    const shared = { age: 8, home: 'shared' } as const;
    expect(claims([{ age: 8, home: 'owner' }])).toEqual([true, false]);
    expect(claims([shared])).toEqual([false, true]);
    expect(claims([shared, shared])).toEqual([true, true]);
    expect(claims([shared, shared], paid(NOTHING, dollars(1)))).toEqual([true, false]);
  });

  test.each([
    ['tax-year-unknown', { ...family, taxYear: 2031 }, support()],
    [
      'tax-province-unknown',
      { ...family, of: { ...family.of, owner: { ...home(1), province: 'QC' as const } } },
      support(),
    ],
    ['amount-negative', family, support({ child: paid(centsOf(-1)) })],
    ['amount-negative', family, support({ child: paid(NOTHING, centsOf(-1)) })],
    ['amount-negative', family, support({ spousal: paid(centsOf(-1)) })],
    ['amount-negative', family, support({ expenses: paid(centsOf(-1)) })],
    ['amount-negative', households(-1, 0), support()],
  ])('throws %s for an invalid input', (code, of, amounts) => {
    expect(() => netDisposableIncome(of, amounts)).toThrow(expect.objectContaining({ code }));
  });
});
