import type { Cents } from '@evenhand/contracts/money';
import { centsOf, dollars, NOTHING } from '@evenhand/family-law/money';
import {
  type Households,
  netDisposableIncome,
  type SupportPaid,
} from '@evenhand/family-law/spousal-support/net-disposable-income';
import { spousalSupport } from '@evenhand/family-law/spousal-support/spousal-support';
import { UNKNOWN_HOUSEHOLD } from '@evenhand/family-law/tax/benefits';

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

  test.each([
    ['tax-year-unknown', { ...family, taxYear: 2031 }, support()],
    [
      'tax-province-unknown',
      { ...family, of: { ...family.of, owner: { ...home(1), province: 'QC' as const } } },
      support(),
    ],
    ['amount-negative', family, support({ child: paid(centsOf(-1)) })],
  ])('throws %s for an invalid input', (code, of, amounts) => {
    expect(() => netDisposableIncome(of, amounts)).toThrow(expect.objectContaining({ code }));
  });
});
