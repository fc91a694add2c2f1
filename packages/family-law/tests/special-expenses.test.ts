import type { Party } from '@evenhand/contracts/identity';
import { cents } from '@evenhand/contracts/money';
import type { SpecialExpense } from '@evenhand/family-law/child-support/net-expenses';
import {
  expenseProportions,
  type SpecialExpenses,
  specialExpenses,
} from '@evenhand/family-law/child-support/special-expenses';
import { dollars, NOTHING } from '@evenhand/family-law/money';
import fc from 'fast-check';
import { linesOf } from './lines-of.js';
import './seeded.js';

const expense = (kind: SpecialExpense['kind'], cost: number, relief = 0, childContribution = 0): SpecialExpense => ({
  kind,
  label: kind,
  cost: dollars(cost),
  relief: dollars(relief),
  childContribution: dollars(childContribution),
});
const share = (owner: number, partner: number, expenses: SpecialExpense[], support: [Party, number] | null = null) =>
  specialExpenses({
    incomes: { owner: dollars(owner), partner: dollars(partner) },
    spousalSupport: support && { payor: support[0], yearly: dollars(support[1]) },
    expenses,
  });

const forAnySchool = (check: (owner: number, partner: number, cost: number, shared: SpecialExpenses) => void) => {
  const amount = fc.integer({ min: 0, max: 50_000_000 }).map(cents);
  fc.assert(
    fc.property(amount, amount, amount, (owner, partner, cost) => {
      fc.pre(owner + partner > 0);
      const expenses = [{ ...expense('schooling', 0), cost }];
      check(owner, partner, cost, specialExpenses({ incomes: { owner, partner }, spousalSupport: null, expenses }));
    }),
  );
};

describe('special expenses', () => {
  test('are shared by income, net of relief and the child’s contribution', () => {
    const result = share(75_000, 25_000, [
      expense('child-care', 12_000, 3_000),
      expense('post-secondary', 8_000, 1_000, 2_000),
    ]);
    expect(result.yearly).toBe(1_400_000);
    expect(result.shares).toEqual({
      owner: { yearly: 1_050_000, monthly: 87_500, percent: '75.00%' },
      partner: { yearly: 350_000, monthly: 29_167, percent: '25.00%' },
    });
  });

  test.each<[string, [Party, number] | null, string]>([
    ['without spousal support', null, 'First parent: yearly income: $80,000.00'],
    ['after spousal support', ['owner', 10_000], 'First parent: yearly income after spousal support: $70,000.00'],
  ])('name the incomes %s', (_case, support, line) => {
    expect(linesOf(share(80_000, 20_000, [expense('activities', 1_000)], support).steps)).toContain(line);
  });

  test('spousal support moves from one income to the other', () => {
    const result = share(80_000, 20_000, [expense('activities', 1_000)], ['owner', 10_000]);
    expect(result.shares.owner.percent).toBe('70.00%');
  });

  test('health expenses under 100 a year after insurance are excluded with a notice', () => {
    const result = share(50_000, 50_000, [expense('health', 500, 401)]);
    expect(result.yearly).toBe(0);
    expect(result.notices).toHaveLength(1);
    expect(share(50_000, 50_000, [expense('health', 500, 400)]).yearly).toBe(10_000);
  });

  test('health expenses count once all of them together reach 100 a year', () => {
    const result = share(50_000, 50_000, [expense('health', 60), expense('health', 540, 500)]);
    expect([result.yearly, result.notices]).toEqual([10_000, []]);
    expect(result.each.map(({ yearly }) => yearly)).toEqual([6_000, 4_000]);
  });

  test('the two parts sum to the whole, to the cent', () => {
    forAnySchool((_owner, _partner, cost, { shares }) => {
      expect(shares.owner.yearly + shares.partner.yearly).toBe(cost);
    });
  });

  test('each part of a month is rounded once, from the year', () => {
    forAnySchool((owner, partner, cost, { shares, each }) => {
      const exact = (income: number) => (cost * income) / (owner + partner) / 12;
      expect(Math.abs(shares.owner.monthly - exact(owner))).toBeLessThanOrEqual(0.5 + 1e-6);
      expect(Math.abs(shares.partner.monthly - exact(partner))).toBeLessThanOrEqual(0.5 + 1e-6);
      const parts = { owner: shares.owner.monthly, partner: shares.partner.monthly };
      expect(each).toEqual([{ yearly: cost, monthly: parts.owner + parts.partner, parts }]);
    });
  });

  test('the shares of a month with an odd cent differ by one cent', () => {
    const { each } = share(50_000, 50_000, [{ ...expense('activities', 0), cost: cents(12 * 10_001) }]);
    expect(each[0]).toMatchObject({ monthly: 10_001, parts: { owner: 5_001, partner: 5_000 } });
  });

  test('are refused when neither party has income', () => {
    expect(() => share(0, 0, [expense('child-care', 100)])).toThrow(expect.objectContaining({ code: 'no-income' }));
  });
});

const incomes = { owner: dollars(70_000), partner: dollars(30_000) };
const care = {
  kind: 'child-care',
  label: 'Care',
  cost: dollars(1_400),
  relief: dollars(200),
  childContribution: NOTHING,
} as const;
const health = { ...care, kind: 'health', label: 'Braces', cost: dollars(100), relief: dollars(1) } as const;

test('special expenses state every line, and the part of each parent in a year and a month', () => {
  const question = {
    incomes,
    spousalSupport: { payor: 'owner', yearly: dollars(10_000) },
    expenses: [care, health],
  } as const;
  const proportions = [
    'First parent: yearly income after spousal support: $60,000.00',
    'First parent: share of both incomes: 60.00%',
    'Second parent: yearly income after spousal support: $40,000.00',
    'Second parent: share of both incomes: 40.00%',
  ];
  const found = specialExpenses(question);
  expect(linesOf(found.steps)).toEqual([
    "Care (child care), net of relief and the child's part: $1,200.00",
    "Braces (health expenses over insurance), net of relief and the child's part: $0.00",
    'Expenses to share, a year: $1,200.00',
    ...proportions.slice(0, 2),
    'First parent: part a year: $720.00',
    'First parent: part a month: $60.00',
    ...proportions.slice(2),
    'Second parent: part a year: $480.00',
    'Second parent: part a month: $40.00',
  ]);
  expect(found.notices.map(({ code }) => code)).toEqual(['small-health-expense']);
  const shares = expenseProportions(question);
  expect([linesOf(shares.steps), shares.percent]).toEqual([proportions, { owner: '60.00%', partner: '40.00%' }]);
  expect(linesOf(expenseProportions({ incomes, spousalSupport: null }).steps)[0]).toBe(
    'First parent: yearly income: $70,000.00',
  );
});

test('special expenses are nothing for parents without income and expenses', () => {
  const none = { incomes: { owner: NOTHING, partner: NOTHING }, spousalSupport: null };
  const nothing = { yearly: 0, monthly: 0, percent: '0.00%' };
  expect(specialExpenses({ ...none, expenses: [] })).toMatchObject({
    yearly: 0,
    shares: { owner: nothing, partner: nothing },
  });
  expect(() => expenseProportions(none)).toThrow(expect.objectContaining({ code: 'no-income' }));
  const supported = { incomes, spousalSupport: { payor: 'partner', yearly: dollars(30_000) } } as const;
  expect(expenseProportions(supported).percent).toEqual({ owner: '100.00%', partner: '0.00%' });
});
