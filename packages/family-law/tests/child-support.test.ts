import type { IsoDate } from '@evenhand/contracts/dates';
import { cents } from '@evenhand/contracts/money';
import { dependantsOn } from '@evenhand/family-law/child-support/dependants';
import { type Province, provinces } from '@evenhand/family-law/child-support/province';
import { sharedSupport } from '@evenhand/family-law/child-support/shared-support';
import { soleSupport } from '@evenhand/family-law/child-support/sole-support';
import { splitSupport } from '@evenhand/family-law/child-support/split-support';
import { tableAmount } from '@evenhand/family-law/child-support/table-amount';
import { tableSupport } from '@evenhand/family-law/child-support/table-support';
import { tableInForce, tables } from '@evenhand/family-law/child-support/tables';
import { dollars } from '@evenhand/family-law/money';
import fc from 'fast-check';
import './seeded.js';

const today: IsoDate = '2026-11-21';
const ontario = (income: number) => ({ province: 'ON' as const, income: dollars(income) });
const support = (income: number, children: number, more = {}) =>
  tableSupport({ on: today, ...ontario(income), children, ...more });
const codes = ({ notices }: { notices: { code: string }[] }) => notices.map(({ code }) => code);
const problem = (code: string) => expect.objectContaining({ name: 'LawProblem', code });

const everyProvince = fc.constantFrom(...(Object.keys(provinces) as Province[]));
const someChildren = fc.integer({ min: 1, max: 15 });
const someIncome = fc.integer({ min: 0, max: 100_000_000 }).map(cents);

describe('the table amount', () => {
  test('shows its row, its arithmetic, its table and the first day in force', () => {
    expect(tableSupport({ on: '2025-10-01', province: 'BC', income: dollars(51_250), children: 2 }).steps).toEqual([
      expect.objectContaining({ label: "Payor's yearly income", amount: '$51,250.00' }),
      {
        label: 'Basic amount of the row from $51,000.00',
        amount: '$807.00',
        citation: 'Federal Child Support Guidelines, SOR/97-175, Schedule I, British Columbia (SOR/2025-166, s. 2)',
        inForce: '2025-10-01',
      },
      expect.objectContaining({ label: 'Plus 1.54% of the income over $51,000.00', amount: '$3.85' }),
      expect.objectContaining({ label: 'Table amount a month, 2 children', amount: '$810.85' }),
    ]);
  });

  test('is zero below and at the start of the first row', () => {
    expect(support(15_999, 1).monthly).toBe(0);
    expect(support(16_000, 1).monthly).toBe(0);
    expect(support(0, 1).steps).toContainEqual(expect.objectContaining({ label: 'The table starts at' }));
  });

  test('uses the row up to the last cent before the next one', () => {
    expect(tableAmount(tableInForce('ON', today), cents(1_699_999), 1)).toBe(9500);
    expect(tableAmount(tableInForce('ON', today), cents(1_700_000), 1)).toBe(9500);
  });

  test('is shown by both methods when the income is over 150,000', () => {
    const both = support(200_000, 2);
    expect(both.over150000).toEqual({
      wholeIncome: 274_500,
      first150000: 213_500,
      incomeAbove: 5_000_000,
      rateOnIncomeAbove: 61_000,
    });
    expect(codes(both)).toContain('over-150000');
    expect(support(150_000, 2).over150000).toBeNull();
  });

  test('uses the column for six children, with a notice, when there are more', () => {
    expect(support(90_000, 9).monthly).toBe(support(90_000, 6).monthly);
    expect(codes(support(90_000, 9))).toEqual(['six-or-more-children']);
    expect(codes(support(90_000, 6))).toEqual([]);
  });

  test('has a notice when a child is of age', () => {
    expect(codes(support(90_000, 2, { adultChildren: 1 }))).toEqual(['adult-children']);
  });

  test('has a notice when the table of 2017, a secondary source, or its doubtful row is used', () => {
    const before = { on: '2025-09-30' };
    expect(support(125_680, 2, before).monthly).toBe(178_516);
    expect(codes(support(125_680, 2, before))).toEqual(['secondary-table']);
    expect(codes(support(140_500, 7, before))).toEqual(['six-or-more-children', 'secondary-table', 'doubtful-row']);
  });

  test('has a notice about the Quebec guidelines for a payor in Quebec', () => {
    expect(codes(support(50_000, 1, { province: 'QC' }))).toEqual(['quebec-parents']);
  });

  test('never falls as the income rises within a row', () => {
    fc.assert(
      fc.property(
        everyProvince,
        someChildren,
        someIncome,
        fc.integer({ min: 0, max: 99_999 }),
        (code, children, income, more) => {
          const table = tableInForce(code, today);
          const start = income - (income % 100_000);
          const within = (offset: number) => tableAmount(table, cents(start + offset), children);
          const lower = Math.min(income % 100_000, more);
          expect(within(Math.max(income % 100_000, more))).toBeGreaterThanOrEqual(within(lower));
        },
      ),
    );
  });

  test('steps down by 0.40 at most between rows, except at the doubtful row of 2017', () => {
    const starts = Array.from({ length: 134 }, (_, row) => 1_700_000 + row * 100_000);
    const deeper = Object.values(tables)
      .flat()
      .flatMap((table) =>
        [1, 2, 3, 4, 5, 6].flatMap((children) =>
          starts
            .map((start) => {
              const amount = (income: number) => tableAmount(table, cents(income), children);
              return { table: table.inForce, children, start, step: amount(start) - amount(start - 1) };
            })
            .filter(({ step }) => step < -40),
        ),
      );
    expect(deeper).toEqual([{ table: '2017-11-22', children: 6, start: 14_100_000, step: -140 }]);
  });

  test.each([
    ['missing', { income: undefined }],
    ['missing', { income: Number.NaN }],
    ['amount-negative', { income: -1 }],
    ['amount-absurd', { income: 10_000_000_001 }],
    ['amount-absurd', { income: Number.POSITIVE_INFINITY }],
    ['amount-not-whole-cents', { income: 1.5 }],
    ['no-children', { children: 0 }],
    ['missing', { children: undefined }],
    ['number-absurd', { children: -1 }],
    ['number-absurd', { children: 1.5 }],
    ['too-many-children', { children: 16 }],
    ['number-absurd', { adultChildren: 3 }],
    ['province-unknown', { province: 'ZZ' }],
    ['missing', { province: undefined }],
    ['date-unknown', { on: '2026-02-30' }],
    ['missing', { on: undefined }],
    ['no-table', { on: '2017-11-21' }],
  ])('throws %s for %p', (code, bad) => {
    expect(() => support(50_000, 2, bad)).toThrow(problem(code));
  });
});

describe('arrangements', () => {
  test('sole: the other parent pays the table amount', () => {
    const result = soleSupport('partner', { on: today, ...ontario(60_000), children: 1 });
    expect(result).toMatchObject({ payor: 'partner', monthly: 55_400, tables: { owner: null } });
    expect(result.ruleVersion).toMatch(/^2026/);
  });

  test('shared: the set-off carries a notice that it is only a starting point', () => {
    const result = sharedSupport({
      on: today,
      parents: { owner: ontario(150_000), partner: ontario(25_000) },
      children: 1,
    });
    expect(result).toMatchObject({ payor: 'owner', monthly: 114_300 });
    expect(codes(result)).toContain('set-off-is-a-starting-point');
    expect(result.steps.at(-1)).toMatchObject({ amount: '$1,143.00', inForce: '2021-03-01' });
  });

  test('split: each parent owes for the children with the other, and the difference is paid', () => {
    const result = splitSupport({
      on: today,
      parents: { owner: ontario(120_000), partner: ontario(30_000) },
      childrenWith: { owner: 1, partner: 2 },
    });
    const owed = support(120_000, 2).monthly - support(30_000, 1).monthly;
    expect(result).toMatchObject({ payor: 'owner', monthly: owed });
  });

  test('split without any child is refused', () => {
    const parents = { owner: ontario(1), partner: ontario(1) };
    expect(() => splitSupport({ on: today, parents, childrenWith: { owner: 0, partner: 0 } })).toThrow(
      problem('no-children'),
    );
  });

  test('the set-off keeps its amount and swaps the payor when the parents are swapped', () => {
    fc.assert(
      fc.property(
        everyProvince,
        everyProvince,
        someIncome,
        someIncome,
        someChildren,
        (here, there, one, other, children) => {
          const first = { province: here, income: one };
          const second = { province: there, income: other };
          const forth = sharedSupport({ on: today, parents: { owner: first, partner: second }, children });
          const back = sharedSupport({ on: today, parents: { owner: second, partner: first }, children });
          expect(back.monthly).toBe(forth.monthly);
          expect([forth.payor, back.payor]).toEqual(
            forth.monthly === 0 ? [null, null] : expect.arrayContaining(['owner', 'partner']),
          );
        },
      ),
    );
  });
});

describe('a payor who lives outside Canada', () => {
  test('owes by the table of the province where the other parent lives, with the reason', () => {
    const abroad = soleSupport('owner', {
      on: today,
      province: 'abroad',
      otherProvince: 'BC',
      income: dollars(80_000),
      children: 2,
    });
    const inBritishColumbia = tableSupport({ on: today, province: 'BC', income: dollars(80_000), children: 2 });
    expect(abroad.monthly).toBe(inBritishColumbia.monthly);
    expect(abroad.steps).toContainEqual(
      expect.objectContaining({
        label: 'The payor lives outside Canada: table of the other parent’s province',
        amount: 'British Columbia',
        citation: expect.stringContaining('s. 3(3)(b)'),
      }),
    );
  });

  test('is set off by that one table for shared and split children', () => {
    const parents = { owner: { province: 'abroad', income: dollars(90_000) }, partner: ontario(40_000) } as const;
    const inOntario = { owner: ontario(90_000), partner: ontario(40_000) };
    expect(sharedSupport({ on: today, parents, children: 2 }).monthly).toBe(
      sharedSupport({ on: today, parents: inOntario, children: 2 }).monthly,
    );
    const childrenWith = { owner: 1, partner: 2 };
    expect(splitSupport({ on: today, parents, childrenWith }).monthly).toBe(
      splitSupport({ on: today, parents: inOntario, childrenWith }).monthly,
    );
  });

  test('has no table where neither parent lives in Canada', () => {
    const question = { on: today, province: 'abroad', income: dollars(80_000), children: 1 } as const;
    expect(() => tableSupport({ ...question, otherProvince: 'abroad' })).toThrow(problem('residence-abroad'));
    expect(() => tableSupport(question)).toThrow(problem('residence-abroad'));
  });
});

describe('the children support is for', () => {
  test('children of age count only while still dependent', () => {
    const children = [
      { birthdate: '2008-11-21' },
      { birthdate: '2008-11-22' },
      { birthdate: '2004-01-01', stillDependent: true },
    ];
    expect(dependantsOn(children, today, 'ON')).toEqual({ children: 2, adultChildren: 1 });
    expect(dependantsOn(children, today, 'BC')).toEqual({ children: 3, adultChildren: 1 });
  });

  test('a child counts from the day of birth, not before', () => {
    expect(dependantsOn([{ birthdate: today }], today, 'ON')).toEqual({ children: 1, adultChildren: 0 });
    expect(() => dependantsOn([{ birthdate: '2027-01-01' }], today, 'ON')).toThrow(problem('dates-out-of-order'));
  });
});
