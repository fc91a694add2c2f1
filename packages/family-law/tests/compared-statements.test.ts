import { FinancialStatement } from '@evenhand/contracts/finance/statement';
import type { Party } from '@evenhand/contracts/identity';
import { cents } from '@evenhand/contracts/money';
import { comparedStatements } from '@evenhand/family-law/property/compared-statements';
import { holdingsOf, partOf } from '@evenhand/family-law/property/holdings-of';
import { differingJointItems } from '@evenhand/family-law/property/joint-items';
import { asset } from './agreements/statements.js';

const debt = (creditor: string, amount: number, stated: object = {}) => ({
  creditor,
  category: 'other',
  responsibility: 'party_a',
  currentBalance: amount,
  atSeparation: amount,
  atMarriage: 0,
  ...stated,
});
const joint = { ownership: 'joint', responsibility: 'joint' };
const home = { ...joint, isMatrimonialHome: true, atMarriage: null };
const mortgage = { ...joint, isForMatrimonialHome: true, atMarriage: null };
const statement = (assets: object[], debts: object[] = []) =>
  FinancialStatement.parse({
    frozenAt: '2026-11-20T15:00:00.000Z',
    sha256: 'a'.repeat(64),
    assets,
    debts,
    incomes: [],
  });
const differing = (owner: FinancialStatement, partner: FinancialStatement) => differingJointItems({ owner, partner });
const dates = { marriageDate: '2010-06-05', separationDate: '2025-03-01' };
const compared = (owner: FinancialStatement, partner: FinancialStatement, more = {}) =>
  comparedStatements({ ...dates, ...more }, { owner, partner });

test.each([
  ['joint', 33.33, 3_333, 6_668],
  ['joint', 0.29, 29, 9_972],
  ['party_a', 50, 10_001, 0],
  ['party_b', 50, 0, 10_001],
] as const)(
  'of 100.01 dollars held as %s at %d percent the owner has %d cents and the partner %d',
  (whose, ownersShare, owner, partner) => {
    const part = (party: Party) => partOf(party, { whose, ownersShare }, cents(100_01));
    expect([part('owner'), part('partner')]).toEqual([owner, partner]);
  },
);

test('holdings are the own items and the part of the joint ones, an unknown value as zero', () => {
  const { assets, debts } = statement(
    [
      asset('Car', 9_000_00, { exclusion: { ground: 'life-insurance', amount: 1_000_00, reason: '' } }),
      asset('Hers', 5_000_00, { ownership: 'party_b', atMarriage: null }),
      asset('Home', 300_000_00, { ...home, ownersShare: 40 }),
    ],
    [debt('Bank', 500_00, { responsibility: 'party_b' }), debt('Union', 100_000_00, { ...mortgage, ownersShare: 40 })],
  );
  expect(holdingsOf('owner', assets, debts)).toEqual({
    assets: [
      {
        label: 'Car',
        atValuation: 9_000_00,
        atMarriage: 0,
        isMatrimonialHome: false,
        exclusion: { ground: 'life-insurance', amount: 1_000_00 },
      },
      { label: 'Home', atValuation: 120_000_00, atMarriage: 0, isMatrimonialHome: true, exclusion: null },
    ],
    debts: [{ label: 'Union', atValuation: 40_000_00, atMarriage: 0, isForMatrimonialHome: true }],
  });
  expect(holdingsOf('partner', assets, debts)).toEqual({
    assets: [
      { label: 'Hers', atValuation: 5_000_00, atMarriage: 0, isMatrimonialHome: false, exclusion: null },
      { label: 'Home', atValuation: 180_000_00, atMarriage: 0, isMatrimonialHome: true, exclusion: null },
    ],
    debts: [
      { label: 'Bank', atValuation: 500_00, atMarriage: 0, isForMatrimonialHome: false },
      { label: 'Union', atValuation: 60_000_00, atMarriage: 0, isForMatrimonialHome: true },
    ],
  });
});

const hers = statement(
  [asset('Home', 300_000_00, { ...home, ownersShare: 40 }), asset('Boat ', 8_000_00, joint)],
  [debt('Union', 100_000_00, { ...mortgage, ownersShare: 40 }), debt('Bank', 500_00, joint)],
);
const boat = asset('boat', 8_000_00, joint);
const bank = debt(' BANK', 500_00, joint);
const house = asset('House', 300_000_00, { ...home, ownersShare: 60, atMarriage: 1 });
const union = debt('Credit union', 100_000_00, { ...mortgage, ownersShare: 60, atMarriage: 1 });

test.each<[string, object[], object[], string[]]>([
  ['nothing when all agree, names apart from case and the home by any name', [house, boat], [union, bank], []],
  ['an item in one statement only, once', [house], [union, bank, debt('Shop', 1, joint)], ['Boat', 'Shop']],
  ['another value', [house, { ...boat, atSeparation: 1 }], [union, bank], ['Boat']],
  [
    'another value at marriage',
    [house, { ...boat, atMarriage: 1 }],
    [union, { ...bank, atMarriage: 1 }],
    ['Boat', 'Bank'],
  ],
  ['shares that are not a whole', [{ ...house, ownersShare: 60.01 }, boat], [union, bank], ['Home', 'House']],
  ['another name', [house, { ...boat, name: 'Canoe' }], [union, bank], ['Boat', 'Canoe']],
  ['a home that is none', [{ ...house, isMatrimonialHome: false }, boat], [union, bank], ['Home', 'House']],
  [
    'a mortgage that is none',
    [house, boat],
    [{ ...union, isForMatrimonialHome: false }, bank],
    ['Union', 'Credit union'],
  ],
  ['an item listed twice', [house, boat, boat], [union, bank], ['boat']],
  ['an asset that is a debt', [house], [union, bank, debt('Boat', 8_000_00, joint)], ['Boat']],
  ['no own item', [house, boat, asset('Car', 1)], [union, bank, debt('Loan', 1)], []],
])('the statements differ about %s', (_, assets, debts, names) => {
  expect(differing(hers, statement(assets, debts))).toEqual(names);
});

test('the comparison pays half of the difference, each statement read from its author', () => {
  // 320,000 less 100,000, in parts of 40 and 60 percent, and 10,000 of the partner alone.
  const mine = statement(
    [asset('Home', 320_000_00, { ...home, ownersShare: 40 })],
    [debt('Union', 100_000_00, { ...mortgage, ownersShare: 40 })],
  );
  const other = statement(
    [asset('Home', 320_000_00, { ...home, ownersShare: 60 }), asset('Savings', 10_000_00)],
    [debt('Union', 100_000_00, { ...mortgage, ownersShare: 60 })],
  );
  const found = {
    netFamilyProperty: { owner: { amount: 88_000_00 }, partner: { amount: 142_000_00 } },
    payor: 'partner',
    payment: 27_000_00,
  };
  expect(compared(mine, other)).toMatchObject(found);
  expect(compared(mine, other, { marriageDate: undefined })).toMatchObject(found);
  expect(compared(mine, other, { marriageDate: '2026-01-01' })).toMatchObject({ code: 'dates-out-of-order' });
  expect(compared(mine, statement([]))).toMatchObject({ code: 'statements-differ' });
});

test.each<[string, object[], object[], object]>([
  ['a date of separation', [], [], { separationDate: undefined }],
  ['a value at separation', [asset('Car', 1, { atSeparation: null })], [], {}],
  ['a value at marriage', [asset('Car', 1, { atMarriage: null })], [], {}],
  ['a debt at separation', [], [debt('Loan', 1, { atSeparation: null, isForMatrimonialHome: true })], {}],
  ['a debt at marriage', [], [debt('Loan', 1, { atMarriage: null })], {}],
])('the comparison waits for %s', (_, assets, debts, more) => {
  const [stated, none] = [statement(assets, debts), statement([])];
  expect([compared(stated, none, more), compared(none, stated, more)]).toEqual([null, null]);
});

test("the comparison does not wait for values of the other's items, stated on their side", () => {
  const unknown = { ownership: 'party_b', responsibility: 'party_b', atSeparation: null, atMarriage: null };
  const stated = statement([asset('Car', 1, unknown)], [debt('Loan', 1, unknown)]);
  expect(compared(stated, stated)).toMatchObject({ payor: null });
});
