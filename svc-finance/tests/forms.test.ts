import { AssetCategory, addAsset } from '@evenhand/contracts/finance/assets';
import { addDebt, DebtCategory } from '@evenhand/contracts/finance/debts';
import { addIncome, listIncomes } from '@evenhand/contracts/finance/incomes';
import { getPropertyDivision } from '@evenhand/contracts/finance/property';
import { freezeDisclosure, getSnapshotForm } from '@evenhand/contracts/finance/snapshots';
import { cents } from '@evenhand/contracts/money';
import { money } from '@evenhand/family-law/print';
import { textOf } from '@evenhand/paper/testing/poppler';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { copyItem } from './copies.js';
import { keepCouple, service, withFinance } from './with-finance.js';

withFinance();

type Relationship = 'Legally married' | 'Common-law';
interface Listed {
  assets: readonly object[];
  debts: readonly object[];
  incomes: readonly object[];
}
const asset = { valuationDate: '2026-11-21T15:00:00.000Z', ownership: 'party_a', atMarriage: 0 };
const debt = { responsibility: 'party_a', atMarriage: 0 };

/** Freezes one person's lists; returns the form, its text and the division shown on the page. */
const formWith = async (relationshipType: Relationship, listed: Listed) => {
  const who = anOwner();
  const marriageDate = relationshipType === 'Legally married' ? '2010-06-05' : null;
  await keepCouple(who.caseId, { relationshipType, marriageDate, haveChildren: true });
  const alex = service.as(who);
  const ids = async (made: Promise<{ id: string }>[]) => (await Promise.all(made)).map(({ id }) => id);
  const chosen = {
    assets: await ids(listed.assets.map((body) => alex.get(addAsset, { body }))),
    debts: await ids(listed.debts.map((body) => alex.get(addDebt, { body }))),
    incomes: await ids(listed.incomes.map((body) => alex.get(addIncome, { body }))),
  };
  const { id, form } = await alex.get(freezeDisclosure, { body: chosen });
  const { bytes } = await alex.call(getSnapshotForm, { params: { id } });
  return { form, bytes, words: textOf(bytes), division: await alex.get(getPropertyDivision) };
};

const formOf = (relationshipType: Relationship) => {
  const assets = [
    {
      ...asset,
      category: 'real_estate',
      name: 'Cottage',
      location: 'Parry Sound',
      ownership: 'joint',
      ownersShare: 33.33,
    },
    { ...asset, category: 'vehicle', name: 'Car' },
    { ...asset, category: 'bank_account', name: 'Savings', atMarriage: 1_000.01 },
    { ...asset, category: 'business', name: 'Bakery' },
    { ...asset, category: 'personal_property', name: 'Piano', ownership: 'party_b' },
  ].map((item, index) => ({ ...item, value: 20_000 * (index + 1) + 0.01, atSeparation: 10_000 * (index + 1) + 0.25 }));
  const debts = [
    { ...debt, category: 'mortgage', creditor: 'Example Bank', currentBalance: 9_000, monthlyPayment: 650.5 },
    { ...debt, category: 'credit_card', creditor: 'Example Card', currentBalance: 500.5 },
  ].map((item) => ({ ...item, atSeparation: item.currentBalance }));
  const incomes = [
    { year: 2023, taxableIncome: 70_000 },
    { year: 2024, taxableIncome: 82_000.12, employmentIncome: 80_000.12, otherIncome: 2_000 },
  ];
  return formWith(relationshipType, { assets, debts, incomes });
};

/** A table row: words, then amounts. */
const line = (words: string, ...amounts: string[]) =>
  new RegExp(`${[words, ...amounts].map((part) => part.replaceAll(/[.$()]/g, '\\$&')).join('\\s+')}(?![\\d.,])`);

describe('Form 13.1', () => {
  test('has all parts in their order, and the figures of the page', async () => {
    const { form, words, division } = await formOf('Legally married');
    expect(form).toBe('13.1');
    const headings = [
      '1: I',
      '2: E',
      '3: O',
      '4: A',
      '4(a)',
      '4(b)',
      '4(c)',
      '4(d)',
      '4(e)',
      '4(f)',
      '4(g)',
      '5: D',
      '6: P',
      '7: E',
      '8: D',
      '9: C',
    ];
    const places = [...headings.map((part) => `Part ${part}`), 'Schedule A:', 'Schedule B:'].map((part) =>
      words.indexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));

    const own = division.equalization?.netFamilyProperty.owner;
    if (!own) throw new Error('the page calculates nothing');
    const deductions = cents(own.debts + own.marriageDeduction);
    expect(words).toMatch(line('item 22)', money(own.property)));
    expect(words).toMatch(line('23. Total of debts and other', '$0.00', money(own.debts), '$9,500.50'));
    expect(words).toMatch(
      line('24. Net value of property owned on the date of marriage', money(own.marriageDeduction)),
    );
    expect(words).toMatch(line('25. Value of all deductions (items 23 and 24)', money(deductions)));
    expect(words).toMatch(line('28. Net family property', money(own.amount)));
    expect(words).toMatch(line('13. Total annual income, line 15000', '$82,000.12'));
    expect(words).toMatch(line('12. Total income of a month, a twelfth of line 15000', '$6,833.34'));
    expect(words).toMatch(line('1. Employment income (before deductions)', '$80,000.12'));
    expect(words).toMatch(line('Rent or mortgage', '$650.50'));
    expect(words).not.toContain('Piano');
  });

  test('prints a missing fact as not stated', async () => {
    const { words } = await formOf('Legally married');
    expect(words).toMatch(line('2. Commissions, tips and bonuses', 'not stated'));
    expect(words).toMatch(line('3. Self-employment income', 'not stated'));
    for (const untold of [
      '18. Total cash surrender value of insurance policies',
      '20. Total of money owed to you',
      '27. Total value of disposed-of property',
    ]) {
      expect(words).toContain(`${untold}: not stated.`);
    }
    expect(words).toMatch(line('Total of monthly expenses', 'not stated'));
    expect(words).toMatch(/Where the spouse or partner works, and what they earn\s+not stated/);
  });
});

test('several entries of one year, from before each year was listed once, are one income', async () => {
  const who = anOwner();
  await keepCouple(who.caseId, { relationshipType: 'Common-law', marriageDate: null, haveChildren: true });
  const alex = service.as(who);
  for (const year of [2022, 2023, 2024, 2025]) {
    const { id } = await alex.get(addIncome, { body: { year, taxableIncome: 40_000, otherIncome: 500 } });
    if (year === 2025) await copyItem(id, 1);
  }
  const incomes = (await alex.get(listIncomes)).map(({ id }) => id);
  const { id } = await alex.get(freezeDisclosure, { body: { assets: [], debts: [], incomes } });
  const words = textOf((await alex.call(getSnapshotForm, { params: { id } })).bytes);
  expect(words).toMatch(line('13. Total annual income, line 15000', '$80,000.00'));
  expect(words).toMatch(line('11. Other sources of income', '$1,000.00'));
  for (const row of [line('2025', '$80,000.00'), line('2024', '$40,000.00'), line('2023', '$40,000.00')])
    expect(words).toMatch(row);
  expect(words).not.toContain('2022');
});

test('an expense is not stated when the payment of one of its debts is not', async () => {
  const card = { ...debt, category: 'credit_card', currentBalance: 500.5 };
  const debts = [
    { ...card, creditor: 'Example Card', monthlyPayment: 200 },
    { ...card, creditor: 'Example Store' },
    { ...debt, category: 'mortgage', creditor: 'Example Bank', currentBalance: 9_000, monthlyPayment: 650.5 },
    { ...debt, category: 'mortgage', creditor: 'Example Union', currentBalance: 9_000, monthlyPayment: 100 },
  ];
  const { words } = await formWith('Common-law', { assets: [], debts, incomes: [] });
  expect(words).toMatch(line('Debt payments', 'not stated'));
  expect(words).toMatch(line('Rent or mortgage', '$750.50'));
});

describe('Form 13', () => {
  test('has its own parts and nothing about the marriage, and the figures of the page', async () => {
    const { form, bytes, words, division } = await formOf('Common-law');
    expect(form).toBe('13');
    const parts = [
      'Part 1: Income',
      'Part 2: Expenses',
      'Part 3: Assets',
      'Part 4: Debts',
      'Part 5: Summary of assets and liabilities',
      'Schedule A:',
      'Schedule B:',
      'Schedule C:',
    ];
    const places = parts.map((part) => words.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(words).not.toMatch(/At marriage|On valuation date|Net family property|Part 6/);

    // A third of the cottage to a hundredth of a percent, the car, the savings and the bakery.
    const owned = cents(6_666_00 + 40_000_01 + 60_000_01 + 80_000_01);
    const net = cents(owned - 9_500_50);
    expect(division.commonLaw?.keeps.owner).toBe(net);
    expect(words).toMatch(line('Total value of all', money(owned)));
    expect(words).toMatch(line('Subtract total debts', '$9,500.50'));
    expect(words).toMatch(line('Net worth', money(net)));
    expect(words).toMatch(/Unpaid support\s+not stated/);
    expect(words).toMatch(/Life insurance\s+not stated/);
    expect(words).toMatch(/Example Bank\s+100%\s+\$9,000\.00\s+\$650\.50\s+not stated/);
    expect(words).toMatch(line('13. Total annual income, line 15000', '$82,000.12'));
    expect(bytes.includes('/StructTreeRoot')).toBe(true);
  });

  test('prints "not stated" and totals of zero when nothing is listed', async () => {
    const { words } = await formWith('Common-law', { assets: [], debts: [], incomes: [] });
    expect(words).toContain('Gross income from all sources last year: not stated.');
    expect(words).toMatch(/Real estate\s+None is listed\./);
    expect(words).toMatch(line('Net worth', '$0.00'));
  });
});

describe.each([
  ['Form 13', 'Common-law', { assets: 'Total value of all', debts: 'Subtract total debts' }],
  ['Form 13.1', 'Legally married', { assets: '22. Value of all property', debts: '23. Total of debts and other' }],
] as const)('%s', (_, relationshipType, total) => {
  test('has a row for every kind of asset and debt, and the rows add up to the totals', async () => {
    const worth = (index: number) => ({ atSeparation: 0, at: 100_000 + 1_000.01 * index });
    const assets = AssetCategory.options.map((category, index) => {
      const { at, atSeparation } = worth(index);
      return { ...asset, category, name: `Owned${index}`, value: at, atSeparation };
    });
    const debts = DebtCategory.options.map((category, index) => {
      const { at, atSeparation } = worth(index);
      return { ...debt, category, creditor: `Owed${index}`, currentBalance: at, atSeparation };
    });
    const { words } = await formWith(relationshipType, { assets, debts, incomes: [] });
    for (const [items, name, sum] of [
      [assets.map(({ value }) => value), 'Owned', total.assets],
      [debts.map(({ currentBalance }) => currentBalance), 'Owed', total.debts],
    ] as const) {
      const stated = items.map((dollars) => money(cents(Math.round(dollars * 100))));
      const rows = stated.map((amount, index) =>
        words.split('\n').some((row) => row.includes(`${name}${index}`) && row.includes(amount)),
      );
      expect(rows).toEqual(stated.map(() => true));
      const all = cents(items.reduce((before, dollars) => before + Math.round(dollars * 100), 0));
      expect(words.split('\n').filter((row) => row.includes(sum) && row.includes(money(all)))).toHaveLength(1);
    }
  });
});
