import { cents } from '@evenhand/contracts/money';
import { centsOf, dollars, minus, NOTHING, portion } from '@evenhand/family-law/money';
import { money } from '@evenhand/family-law/print';
import { childAmounts } from '@evenhand/family-law/spousal-support/child-amounts';
import { coupleOf } from '@evenhand/family-law/spousal-support/claims';
import { netIncomesAt } from '@evenhand/family-law/spousal-support/couple';
import type { Home, SpousalQuestion } from '@evenhand/family-law/spousal-support/question';
import { levels } from '@evenhand/family-law/spousal-support/result';
import { spousalSupport } from '@evenhand/family-law/spousal-support/spousal-support';
import { TARGETS } from '@evenhand/family-law/spousal-support/with-child';
import { UNKNOWN_HOUSEHOLD } from '@evenhand/family-law/tax/benefits';
import { taxYearOf } from '@evenhand/family-law/tax/tax-years';
import fc from 'fast-check';
import './seeded.js';

const earner = (employment: number) => ({ employment: dollars(employment), selfEmployment: NOTHING, other: NOTHING });
const couple = (payor: number, recipient: number, more: Partial<SpousalQuestion> = {}): SpousalQuestion => ({
  on: '2025-12-31',
  taxYear: 2025,
  provinces: { payor: 'ON', recipient: 'ON' },
  payor: earner(payor),
  recipient: earner(recipient),
  monthsTogether: 126,
  recipientAge: 40,
  children: [],
  ...more,
});
const living = (home: Home, ...ages: number[]) => ages.map((age) => ({ age, home }));
const codes = ({ notices }: { notices: { code: string }[] }) => notices.map(({ code }) => code);

describe('spousal support without children', () => {
  test('1.5 to 2 per cent of the difference for each year together', () => {
    const result = spousalSupport(couple(60_000, 20_000, { monthsTogether: 48 }));
    expect(result.formula).toBe('without-child');
    expect(result.monthly).toEqual({ low: 20_000, mid: 23_333, high: 26_667 });
    expect(result.duration).toMatchObject({
      leastMonths: 24,
      mostMonths: 48,
      text: '2 to 4 years from the separation',
    });
    expect(codes(result)).toContain('advisory');
  });

  test('years count up to 25, and the high end is capped where both net incomes are equal', () => {
    const result = spousalSupport(couple(100_000, 0, { monthsTogether: 360 }));
    expect(result.monthly.low).toBe(312_500);
    expect(result.monthly.high).toBeLessThan(416_667);
    const { payor, recipient } = result.positions.high;
    expect(Math.abs(payor.netIncome - recipient.netIncome)).toBeLessThanOrEqual(24);
    expect(codes(result)).toContain('capped-at-equal-net-incomes');
  });

  test('a payor who earns less pays nothing', () => {
    const result = spousalSupport(couple(30_000, 60_000));
    expect(result.monthly).toEqual({ low: 0, mid: 0, high: 0 });
    expect(codes(result)).toContain('no-income-difference');
  });

  test('has no end date after 20 years together, or after 5 years by the rule of 65', () => {
    const kind = (monthsTogether: number, recipientAge: number | null) =>
      spousalSupport(couple(60_000, 20_000, { monthsTogether, recipientAge })).duration.kind;
    expect(kind(240, 30)).toBe('indefinite');
    expect(kind(60, 60)).toBe('indefinite');
    expect(kind(60, 59)).toBe('limited');
    expect(kind(59, 64)).toBe('limited');
    expect(kind(120, null)).toBe('limited');
    expect(codes(spousalSupport(couple(60_000, 20_000, { recipientAge: null })))).toContain('age-unknown');
  });
});

describe('spousal support with children', () => {
  test('the result states the child support that it includes', () => {
    const result = spousalSupport(couple(100_000, 30_000, { children: living('recipient', 8, 10) }));
    expect(result.formula).toBe('with-child');
    expect(result.childSupport).toMatchObject({ payorDeducts: 151_700, recipientDeducts: 50_100, paid: 151_700 });
    expect(result.duration).toMatchObject({ kind: 'open-at-first', leastMonths: 63, mostMonths: 126 });
    expect(result.positions.high.recipientShare).toBe('46.00%');
    expect(result.positions.mid.payor.steps.map(({ label }) => label)).toContain('Federal tax');
  });

  test('duration counts from the separation, not from the day of the question', () => {
    const separatedOn = '2023-12-31';
    const alone = spousalSupport(couple(90_000, 0, { monthsTogether: 48, separatedOn }));
    expect(alone.duration).toMatchObject({
      leastMonths: 24,
      mostMonths: 48,
      ends: { earliest: '2025-12-31', latest: '2027-12-31' },
      text: '2 to 4 years from the separation, ending between 31 December 2025 and 31 December 2027',
    });
    const withChild = spousalSupport(
      couple(90_000, 0, { monthsTogether: 24, separatedOn, children: living('recipient', 2) }),
    );
    expect(withChild.duration).toMatchObject({
      leastMonths: 24 + 48,
      mostMonths: 24 + 192,
      ends: { earliest: '2029-12-31', latest: '2041-12-31' },
    });
  });

  test.each(['2026-09-08', '2026-09-09', '2027-03-01'])(
    'the outer limits with a child are its sixth and eighteenth birthday, whatever the day of the question: %s',
    (on) => {
      const age = Number(on.slice(0, 4)) - 2022 - (on.slice(5) < '09-09' ? 1 : 0);
      const children = [{ age, born: '2022-09-09', home: 'recipient' as const }];
      const { duration } = spousalSupport(
        couple(90_000, 0, { monthsTogether: 24, separatedOn: '2026-02-20', on, children }),
      );
      expect(duration).toMatchObject({ ends: { earliest: '2028-09-09', latest: '2040-09-09' }, mostMonths: 174 });
    },
  );

  test('a young child lengthens the support of a short relationship', () => {
    const result = spousalSupport(couple(90_000, 0, { monthsTogether: 24, children: living('recipient', 2) }));
    expect(result.duration).toMatchObject({ leastMonths: 48, mostMonths: 192 });
  });

  test('shared children: each deducts the whole table amount, and the point of equal households is shown', () => {
    const result = spousalSupport(couple(120_000, 40_000, { children: living('shared', 8, 10) }));
    expect(result.formula).toBe('with-child-shared');
    expect(result.childSupport?.paid).toBe(
      (result.childSupport?.payorDeducts ?? 0) - (result.childSupport?.recipientDeducts ?? 0),
    );
    const { payorDeducts = 0, recipientDeducts = 0, paid = 0 } = result.childSupport ?? {};
    const { payor, recipient } = result.equalNetIncomes ?? result.positions.low;
    const payorKeeps = payor.netIncome + 12 * (payorDeducts - paid);
    const recipientKeeps = recipient.netIncome + 12 * (recipientDeducts + paid);
    expect(Math.abs(payorKeeps - recipientKeeps)).toBeLessThanOrEqual(24);
  });

  test('split children: each deducts what is paid and what is notional', () => {
    const result = spousalSupport(
      couple(100_000, 30_000, { children: [...living('recipient', 8), ...living('payor', 12)] }),
    );
    expect(result).toMatchObject({
      formula: 'with-child-split',
      childSupport: { payorDeducts: 186_400, recipientDeducts: 48_000 },
    });
  });

  test('a custodial payor: the formula without children on incomes less child support, grossed up', () => {
    const result = spousalSupport(couple(120_000, 40_000, { children: living('payor', 8) }));
    const plain = spousalSupport(couple(120_000, 40_000));
    expect(result.formula).toBe('custodial-payor');
    expect(result.monthly.mid).toBeGreaterThan(0);
    expect(result.monthly.mid).toBeLessThan(plain.monthly.mid);
    expect(result.duration.kind).toBe('limited');
  });

  test('special expenses of the payor lower the support', () => {
    const children = living('recipient', 8);
    const lower = spousalSupport(couple(120_000, 20_000, { children, specialExpenses: dollars(8_000) }));
    expect(lower.monthly.mid).toBeLessThan(spousalSupport(couple(120_000, 20_000, { children })).monthly.mid);
  });

  test.each([
    ['recipient', 'with-child'],
    ['shared', 'with-child-shared'],
    ['payor', 'custodial-payor'],
  ] as const)(
    'special expenses are shared by the incomes after support at every point: children with %s',
    (home, formula) => {
      const expenses = dollars(12_000);
      const result = spousalSupport(couple(120_000, 20_000, { children: living(home, 8), specialExpenses: expenses }));
      expect(result.formula).toBe(formula);
      for (const level of levels) {
        const { monthly, payor, recipient } = result.positions[level];
        const part = ({ steps }: typeof payor) =>
          steps.find(({ label }) => label.startsWith('Less own part of special expenses'))?.amount;
        const share = portion(expenses, 12_000_000 - 12 * monthly, 14_000_000);
        expect([part(payor), part(recipient)]).toEqual([money(share), money(minus(expenses, share))]);
      }
    },
  );

  test('the incomes compared for a custodial payor are those at the awarded amount', () => {
    const question = couple(120_000, 20_000, { children: living('payor', 8), specialExpenses: dollars(12_000) });
    const { monthly, steps } = spousalSupport(question);
    const difference = steps.find(({ label }) => label === 'Difference of gross incomes')?.amount ?? '';
    const inCents = Number(difference.replace(/[$,.]/g, ''));
    expect(monthly.mid).toBe(portion(centsOf(inCents), 175 * 126, 10_000 * 144));
  });

  test('the Canada workers benefit of a low earner with children lowers the range', () => {
    const question = couple(70_000, 24_000, { children: living('recipient', 8) });
    const household = (hasWorkersBenefit: boolean) => ({ ...UNKNOWN_HOUSEHOLD, hasWorkersBenefit });
    const without = { payor: household(true), recipient: household(false) };
    const counted = spousalSupport(question);
    expect(counted.monthly.mid).toBeLessThan(spousalSupport({ ...question, households: without }).monthly.mid);
    expect(counted.positions.low.recipient.steps.map(({ label }) => label)).toContain('Canada workers benefit');
  });

  test('the working names the energy and property tax credit as not counted until rent or property tax is stated', () => {
    const question = couple(70_000, 24_000, { children: living('recipient', 8) });
    const credit = ({ positions }: ReturnType<typeof spousalSupport>) =>
      positions.low.recipient.steps.find(({ label }) => label.startsWith('Ontario energy'))?.amount;
    const housing = { kind: 'rent', yearly: dollars(18_000) } as const;
    const known = { ...UNKNOWN_HOUSEHOLD, housing };
    expect(credit(spousalSupport(question))).toBe('not counted, because rent or property tax is not stated');
    const counted = spousalSupport({ ...question, households: { payor: known, recipient: known } });
    expect(credit(counted)).toMatch(/^\$/);
    expect(counted.notices.find(({ code }) => code === 'assumptions')?.sentence).not.toContain('energy');
  });

  test('the support found by the solver gives the target share within a cent a month', () => {
    const income = fc
      .integer({ min: 2_000_000, max: 40_000_000 })
      .map((employment) => ({ ...earner(0), employment: cents(employment) }));
    const children = fc.array(fc.integer({ min: 0, max: 17 }), { minLength: 1, maxLength: 5 });
    const home = fc.constantFrom('recipient' as const, 'shared' as const);
    fc.assert(
      fc.property(
        income,
        income,
        children,
        home,
        fc.constantFrom(2024, 2025, 2026),
        (payor, recipient, ages, where, taxYear) => {
          const question = {
            ...couple(0, 0),
            payor,
            recipient,
            taxYear,
            children: living(where, ...ages),
            separatedOn: null,
            adultSupport: { payor: NOTHING, recipient: NOTHING },
            otherSupport: { payor: NOTHING, recipient: NOTHING },
            specialExpenses: NOTHING,
            households: { payor: UNKNOWN_HOUSEHOLD, recipient: UNKNOWN_HOUSEHOLD },
            paysAlone: null,
          };
          const result = spousalSupport(question);
          const both = coupleOf(question, childAmounts(question), taxYearOf(taxYear));
          const holds = (monthly: number, percent: number) => {
            const at = netIncomesAt(both, cents(monthly));
            return at.recipient * (100 - percent) >= at.payor * percent;
          };
          for (const level of levels) {
            const amount = result.monthly[level];
            if (codes(result).includes('target-out-of-reach')) return;
            expect(holds(amount, TARGETS[level])).toBe(true);
            if (amount > 0) expect(holds(amount - 1, TARGETS[level])).toBe(false);
          }
          expect(result.monthly.low).toBeLessThanOrEqual(result.monthly.mid);
          expect(result.monthly.mid).toBeLessThanOrEqual(result.monthly.high);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('floor and ceiling', () => {
  test('below 20,000 there is no award; up to 30,000 it is discretionary', () => {
    const below = spousalSupport(couple(19_999, 0));
    expect(below.monthly).toEqual({ low: 0, mid: 0, high: 0 });
    expect(codes(below)).toContain('below-floor');
    const lines = below.steps.filter(({ label }) => label.includes('a month'));
    expect(lines.at(-1)).toMatchObject({ label: 'Below the floor of $20,000.00: support, a month', amount: '$0.00' });
    expect(codes(spousalSupport(couple(25_000, 0)))).toContain('discretionary-band');
    expect(codes(spousalSupport(couple(30_000, 0)))).not.toContain('discretionary-band');
  });

  test('a second range at the ceiling is given when the income is over 350,000', () => {
    const above = spousalSupport(couple(500_000, 0));
    expect(above.atCeiling).toEqual(spousalSupport(couple(350_000, 0)).monthly);
    expect(codes(above)).toContain('above-ceiling');
    expect(spousalSupport(couple(350_000, 0)).atCeiling).toBeNull();
  });
});

test.each([
  ['tax-year-unknown', { taxYear: 2030 }],
  ['tax-province-unknown', { provinces: { payor: 'QC', recipient: 'ON' } as const }],
  ['no-table', { on: '2016-01-01', children: living('recipient', 3) }],
  ['mixed-arrangement', { children: [...living('recipient', 8), ...living('shared', 9)] }],
  ['amount-negative', { payor: { ...earner(0), employment: cents(-1) } }],
  ['number-absurd', { monthsTogether: -1 }],
  ['number-absurd', { recipientAge: 5 }],
  ['number-absurd', { children: living('recipient', 99) }],
  ['number-absurd', { children: living('recipient', ...Array<number>(16).fill(3)) }],
])('throws %s for %p', (code, bad) => {
  expect(() => spousalSupport(couple(60_000, 20_000, bad))).toThrow(expect.objectContaining({ code }));
});
