import { ageOn } from '@evenhand/family-law/child-support/province';
import { sharedSupport } from '@evenhand/family-law/child-support/shared-support';
import { soleSupport } from '@evenhand/family-law/child-support/sole-support';
import { splitSupport } from '@evenhand/family-law/child-support/split-support';
import { checkedChildren } from '@evenhand/family-law/child-support/table-amount';
import { tableSupport } from '@evenhand/family-law/child-support/table-support';
import { dollars } from '@evenhand/family-law/money';
import { linesOf } from './lines-of.js';

const on = '2026-11-21';
const ontario = (income: number) => ({ province: 'ON' as const, income: dollars(income) });
const sole = (income: number, children: number, more = {}) => ({ on, ...ontario(income), children, ...more });
const table = (income: number, children: number, more = {}) =>
  linesOf(tableSupport(sole(income, children, more)).steps);
const codes = ({ notices }: { notices: { code: string }[] }) => notices.map(({ code }) => code);

// Rows of the Ontario table of 2025: 30,000 is 240 + 1.14 % and 501 + 0.84 %; 60,000 is 554 + 0.92 % and 911 + 1.66 %;
// 150,000 is 1,327 + 0.76 %, 2,135 + 1.22 % and 4,123 + 2.26 % for six or more.

test.each<[string, string[], string[]]>([
  [
    'one child',
    table(60_100, 1),
    [
      "Payor's yearly income: $60,100.00",
      'Basic amount of the row from $60,000.00: $554.00',
      'Plus 0.92% of the income over $60,000.00: $0.92',
      'Table amount a month, one child: $554.92',
    ],
  ],
  [
    'an income below the table',
    table(15_999, 2),
    ["Payor's yearly income: $15,999.00", 'The table starts at: $16,000.00', 'Table amount a month, 2 children: $0.00'],
  ],
  [
    'seven children and an income over 150,000',
    table(160_000, 7),
    [
      "Payor's yearly income: $160,000.00",
      'Basic amount of the row from $150,000.00: $4,123.00',
      'Plus 2.26% of the income over $150,000.00: $226.00',
      'Table amount a month, six or more children: $4,349.00',
      'Either: the table amount on the whole income, a month: $4,349.00',
      'Or: the table amount on the first $150,000.00, a month: $4,123.00',
      'plus an appropriate amount on the yearly income above that: $10,000.00',
      "for comparison, the table's rate on it gives a month: $226.00",
    ],
  ],
  [
    'a payor abroad',
    table(60_000, 1, { province: 'abroad', otherProvince: 'ON' }),
    [
      'The payor lives outside Canada: table of the other parent’s province: Ontario',
      "Payor's yearly income: $60,000.00",
      'Basic amount of the row from $60,000.00: $554.00',
      'Plus 0.92% of the income over $60,000.00: $0.00',
      'Table amount a month, one child: $554.00',
    ],
  ],
])('a table amount states every line for %s', (_, lines, expected) => {
  expect(lines).toEqual(expected);
});

test('a table amount has no notice but those of its case', () => {
  const notices = (income: number, children: number, more = {}) => codes(tableSupport(sole(income, children, more)));
  expect(notices(150_000, 6)).toEqual([]);
  expect(notices(150_000.01, 7, { adultChildren: 7 })).toEqual([
    'six-or-more-children',
    'adult-children',
    'over-150000',
  ]);
  const before = { on: '2025-09-30' };
  expect(notices(140_000, 6, before)).toEqual(['secondary-table', 'doubtful-row']);
  expect(notices(140_000, 5, before)).toEqual(['secondary-table']);
  expect(notices(141_000, 6, before)).toEqual(['secondary-table']);
  expect(notices(10_000, 6, before)).toEqual(['secondary-table']);
  expect(notices(140_000, 6)).toEqual([]);
});

test.each([
  ['owner', sole(60_000, 1), 'The child lives with the second parent: more than 60% of the time'],
  ['partner', sole(60_000, 2), 'The children live with the first parent: more than 60% of the time'],
  [
    'owner',
    sole(60_000, 2, { adultChildren: 1 }),
    'The children live with the second parent: more than 60% of the time',
  ],
  ['owner', sole(60_000, 2, { adultChildren: 2 }), 'The children live with the second parent: of age and dependent'],
] as const)('sole support of the %s states with whom the children live', (payor, question, first) => {
  const found = soleSupport(payor, question);
  expect(linesOf(found.steps)[0]).toBe(first);
  expect(found.steps.slice(1)).toEqual(found.tables[payor]?.steps);
  expect(found.payor).toBe(payor);
});

test('neither parent pays sole support below the table', () => {
  expect(soleSupport('owner', sole(16_000, 1))).toMatchObject({ payor: null, monthly: 0, tables: { partner: null } });
});

const set = (who: string, income: string, row: string, percent: string, amount: string, children = '2 children') => [
  `${who} parent: Payor's yearly income: ${income}`,
  `${who} parent: Basic amount of the row from ${income}: ${row}`,
  `${who} parent: Plus ${percent} of the income over ${income}: $0.00`,
  `${who} parent: Table amount a month, ${children}: ${amount}`,
];

test('a set-off states both tables and the difference, paid by the one who owes more', () => {
  const shared = (owner: number, partner: number, more = {}) =>
    sharedSupport({ on, parents: { owner: ontario(owner), partner: ontario(partner) }, children: 2, ...more });
  const found = shared(30_000, 60_000, { adultChildren: 1 });
  expect(linesOf(found.steps)).toEqual([
    ...set('First', '$30,000.00', '$501.00', '0.84%', '$501.00'),
    ...set('Second', '$60,000.00', '$911.00', '1.66%', '$911.00'),
    'Difference of the two table amounts, a month: $410.00',
  ]);
  expect(found).toMatchObject({ payor: 'partner', monthly: 41_000 });
  expect(codes(found)).toEqual(['set-off-is-a-starting-point', 'adult-children']);
  expect(codes(shared(30_000, 160_000))).toEqual(['set-off-is-a-starting-point', 'over-150000']);
  expect(codes(shared(160_000, 30_000))).toEqual(['set-off-is-a-starting-point', 'over-150000']);
  const equal = shared(60_000, 60_000);
  expect([equal.payor, linesOf(equal.steps).at(-1)]).toEqual([
    null,
    'Neither pays: both table amounts are the same: $0.00',
  ]);
});

test('split support sets off the amounts for the children with the other parent', () => {
  const split = (childrenWith: Record<'owner' | 'partner', number>, more = {}) =>
    splitSupport({ on, parents: { owner: ontario(60_000), partner: ontario(30_000) }, childrenWith, ...more });
  const found = split({ owner: 2, partner: 1 }, { adultChildrenWith: { owner: 0, partner: 1 } });
  expect(linesOf(found.steps)).toEqual([
    ...set('First', '$60,000.00', '$554.00', '0.92%', '$554.00', 'one child'),
    ...set('Second', '$30,000.00', '$501.00', '0.84%', '$501.00'),
    'Difference of the two table amounts, a month: $53.00',
  ]);
  expect(found).toMatchObject({ arrangement: 'split', payor: 'owner', monthly: 5_300 });
  expect(codes(found)).toEqual(['adult-children']);
  expect(codes(split({ owner: 2, partner: 1 }, { adultChildrenWith: { owner: 2, partner: 0 } }))).toEqual([
    'adult-children',
  ]);
  expect(split({ owner: 0, partner: 2 })).toMatchObject({ monthly: 91_100, tables: { partner: null } });
  expect(split({ owner: 2, partner: 0 })).toMatchObject({ payor: 'partner', monthly: 50_100, tables: { owner: null } });
  const invalid =
    (childrenWith: Record<'owner' | 'partner', number>, more = {}) =>
    () =>
      split(childrenWith, more);
  expect(invalid({ owner: 16, partner: -1 })).toThrow(expect.objectContaining({ code: 'number-absurd' }));
  expect(invalid({ owner: 8, partner: 8 })).toThrow(expect.objectContaining({ code: 'too-many-children' }));
  const adults = { adultChildrenWith: { owner: 0, partner: 2 } };
  expect(invalid({ owner: 2, partner: 1 }, adults)).toThrow(
    expect.objectContaining({ code: 'number-absurd', field: 'adultChildrenWith.partner' }),
  );
});

test('the table of six children is that of six or more', () => {
  expect(table(150_000, 6).at(-1)).toBe('Table amount a month, six or more children: $4,123.00');
});

test('the table of an amount is named with its province, its first day and its source', () => {
  const { table: named } = tableSupport(sole(60_000, 1));
  expect(named).toMatchObject({ province: 'ON', inForce: '2025-10-01', source: 'official' });
});

test.each<[number | null, string]>([
  [null, 'missing'],
  [0, 'no-children'],
  [-1, 'number-absurd'],
  [1.5, 'number-absurd'],
  [16, 'too-many-children'],
])('%s children are refused as %s', (children, code) => {
  expect(() => checkedChildren(children)).toThrow(expect.objectContaining({ code }));
});

test.each([
  ['2026-03-03', 10],
  ['2026-03-04', 11],
  ['2026-12-31', 11],
])('a child born on 4 March 2015 has on %s %d whole years', (day, years) => {
  expect(ageOn('2015-03-04', day)).toBe(years);
});
