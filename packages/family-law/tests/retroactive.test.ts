import { dollars } from '@evenhand/family-law/money';
import type { RetroactiveQuestion } from '@evenhand/family-law/retroactive/retroactive-question';
import { retroactiveSupport } from '@evenhand/family-law/retroactive/retroactive-support';

const question = (more: Partial<RetroactiveQuestion> = {}): RetroactiveQuestion => ({
  from: '2025-08',
  until: '2025-11',
  arrangement: 'sole',
  payor: 'owner',
  parents: {
    owner: { province: 'ON', incomes: { 2024: dollars(50_000), 2025: dollars(60_000) } },
    partner: { province: 'ON', incomes: { 2025: dollars(30_000) } },
  },
  children: [{ birthdate: '2015-05-05' }],
  payments: [],
  ...more,
});

describe('retroactive support', () => {
  test('uses the table in force in each month', () => {
    const { months, due } = retroactiveSupport(question());
    expect(months.map(({ month, table, due: amount }) => [month, table, amount])).toEqual([
      ['2025-08', '2017-11-22', 55_600],
      ['2025-09', '2017-11-22', 55_600],
      ['2025-10', '2025-10-01', 55_400],
      ['2025-11', '2025-10-01', 55_400],
    ]);
    expect(due).toBe(222_000);
  });

  test('uses the income of the year of each month', () => {
    const { months } = retroactiveSupport(question({ from: '2024-12', until: '2025-01' }));
    expect(months.map(({ income }) => income)).toEqual([dollars(50_000), dollars(60_000)]);
  });

  test('subtracts payments of the payor and adds back those of the recipient', () => {
    const payments = [
      { date: '2025-08-03', by: 'owner', amount: dollars(300) },
      { date: '2025-08-20', by: 'owner', amount: dollars(100) },
      { date: '2025-11-30', by: 'partner', amount: dollars(50) },
    ] as const;
    const result = retroactiveSupport(question({ payments }));
    expect(result).toMatchObject({ paid: dollars(350), owing: 222_000 - 35_000 });
    expect(result.steps.at(-1)).toMatchObject({ label: 'Still owing', amount: '$1,870.00' });
  });

  test('gives a notice when more was paid than due', () => {
    const payments = [{ date: '2025-08-03', by: 'owner', amount: dollars(3_000) }] as const;
    const { owing, notices } = retroactiveSupport(question({ payments }));
    expect(owing).toBe(-78_000);
    expect(notices.map(({ code }) => code)).toEqual(['how-far-back', 'secondary-table', 'paid-more-than-due']);
  });

  test('counts a child from birth until the age of majority', () => {
    const children = [{ birthdate: '2007-09-15' }, { birthdate: '2025-10-02' }];
    expect(retroactiveSupport(question({ children })).months.map((line) => line.children)).toEqual([1, 1, 0, 1]);
  });

  test.each([
    ['sole', 'BC', 'ON', [0]],
    ['sole', 'ON', 'BC', [1]],
    ['shared', 'BC', 'ON', [1]],
    ['shared', 'ON', 'BC', [0]],
  ] as const)("counts a child of 18 by the law of the children's home: %s, payor in %s, other in %s", (...given) => {
    const [arrangement, payorIn, otherIn, counted] = given;
    const incomes = { 2025: dollars(60_000) };
    const parents = { owner: { province: payorIn, incomes }, partner: { province: otherIn, incomes } };
    const children = [{ birthdate: '2007-05-05' }];
    const asked = question({ from: '2025-11', arrangement, parents, children });
    const { months, notices } = retroactiveSupport(asked);
    expect(months.map((line) => line.children)).toEqual(counted);
    expect(notices.some(({ code }) => code === 'assumptions')).toBe(arrangement === 'shared');
    expect(retroactiveSupport({ ...asked, childrenIn: 'BC' }).months.map((line) => line.children)).toEqual([1]);
  });

  test('uses the set-off of each month when time is shared', () => {
    const { months } = retroactiveSupport(question({ arrangement: 'shared', from: '2025-10' }));
    expect(months.map(({ due }) => due)).toEqual([31_400, 31_400]);
  });

  test.each([
    ['income-missing', { from: '2023-12' }],
    [
      'no-table',
      { from: '2017-11', parents: { ...question().parents, owner: { province: 'ON', incomes: { 2017: dollars(1) } } } },
    ],
    ['no-table', { parents: { ...question().parents, owner: { province: 'BC', incomes: { 2025: dollars(1) } } } }],
    ['dates-out-of-order', { until: '2025-07' }],
    ['dates-out-of-order', { until: '2125-07' }],
    ['dates-out-of-order', { payments: [{ date: '2026-01-01', by: 'owner', amount: dollars(1) }] }],
    ['date-unknown', { from: '2025-13' }],
    ['missing', { from: '' }],
  ] as const)('throws %s for an invalid question (case %#)', (code, bad) => {
    expect(() => retroactiveSupport(question(bad as Partial<RetroactiveQuestion>))).toThrow(
      expect.objectContaining({ code }),
    );
  });
});
