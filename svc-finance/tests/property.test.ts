import type { CoupleDescribed } from '@evenhand/contracts/events/couple-described';
import { type Asset, addAsset } from '@evenhand/contracts/finance/assets';
import { addDebt } from '@evenhand/contracts/finance/debts';
import { getPropertyDivision, type PropertyDivision } from '@evenhand/contracts/finance/property';
import { freezeDisclosure, getSnapshotForm } from '@evenhand/contracts/finance/snapshots';
import { centsOf } from '@evenhand/family-law/money';
import { money } from '@evenhand/family-law/print';
import { textOf } from '@evenhand/paper/testing/poppler';
import { anOwner } from '@evenhand/service-kit/testing/people';
import type { TestClient } from '@evenhand/service-kit/testing/test-client';
import { financialStatement } from '@evenhand/wording/financial-statement';
import { divisionOf, type Listed } from '../src/property/division-of.js';
import { keepCouple, service, withFinance } from './with-finance.js';

withFinance();

const aCouple = async (stated: Partial<CoupleDescribed> = {}) => {
  const who = anOwner();
  await keepCouple(who.caseId, { haveChildren: true, ...stated });
  return service.as(who);
};

const asset = (atSeparation: number, atMarriage: number | null = 0, more: object = {}) => ({
  category: 'other',
  name: 'Savings',
  value: atSeparation,
  ownership: 'party_a',
  valuationDate: '2026-11-21T15:00:00.000Z',
  atSeparation,
  atMarriage,
  ...more,
});
const home = (atSeparation: number, atMarriage = 0, more: object = {}) =>
  asset(atSeparation, atMarriage, { name: 'Home', isMatrimonialHome: true, ...more });
const debt = (atSeparation: number, atMarriage: number | null = 0, more: object = {}) => ({
  category: 'other',
  creditor: 'Loan',
  currentBalance: atSeparation,
  responsibility: 'party_a',
  atSeparation,
  atMarriage,
  ...more,
});
const theirs = { ownership: 'party_b' };

/** The frozen form has the figures of the page, line by line. */
const expectSameOnPaper = async (
  ann: TestClient,
  listed: { assets: string[]; debts: string[] },
  { equalization }: PropertyDivision,
): Promise<void> => {
  if (!equalization) return;
  const { id } = await ann.get(freezeDisclosure, { body: { ...listed, incomes: [] } });
  const { bytes } = await ann.call(getSnapshotForm, { params: { id } });
  const words = textOf(bytes).replaceAll(/\s+/g, ' ');
  const { property, debts, marriageDeduction, excluded, amount } = equalization.netFamilyProperty.owner;
  const { lines, marriageNet } = financialStatement.property;
  const deductions = debts + marriageDeduction;
  expect(words).toContain(`${marriageNet} ${money(marriageDeduction)}`);
  expect(words).toContain(`${lines.property} ${money(property)}`);
  expect(words).toContain(`${lines.deductions} ${money(centsOf(deductions))}`);
  expect(words).toContain(`${lines.balance} ${money(centsOf(property - deductions))}`);
  expect(words).toContain(`${lines.excluded} ${money(excluded)}`);
  expect(words).toContain(`${lines.amount} ${money(amount)}`);
};

const divided = async (assets: object[], debts: object[] = [], stated: Partial<CoupleDescribed> = {}) => {
  const ann = await aCouple(stated);
  const listed: { assets: string[]; debts: string[] } = { assets: [], debts: [] };
  for (const body of assets) listed.assets.push((await ann.get(addAsset, { body })).id);
  for (const body of debts) listed.debts.push((await ann.get(addDebt, { body })).id);
  const division = await ann.get(getPropertyDivision);
  await expectSameOnPaper(ann, listed, division);
  return division;
};

const shown: Asset = {
  id: crypto.randomUUID(),
  version: 1,
  category: 'other',
  name: '',
  ownership: 'party_a',
  valuationDate: '2026-11-21T15:00:00.000Z',
  description: '',
  location: '',
  ownersShare: 50,
  isMatrimonialHome: false,
  goesTo: null,
  accountNumber: '',
  value: centsOf(0),
  atSeparation: centsOf(0),
  atMarriage: centsOf(0),
  exclusion: null,
};

const cents = (dollars: number) => dollars * 100;

test('net family property is property less debts, less what was there at marriage, less what is excluded', async () => {
  const exclusion = { ground: 'gift-or-inheritance', amount: 50_000, reason: 'From an aunt' };
  const { equalization } = await divided(
    [home(400_000), asset(150_000, 30_000), asset(60_000, 0, { exclusion }), asset(40_000, 0, theirs)],
    [debt(200_000, 0, { isForMatrimonialHome: true }), debt(10_000, 5_000)],
  );
  expect(equalization).toMatchObject({
    netFamilyProperty: {
      owner: {
        property: cents(610_000),
        debts: cents(210_000),
        marriageDeduction: cents(25_000),
        excluded: cents(50_000),
        amount: cents(325_000),
      },
      partner: { amount: cents(40_000) },
    },
    payor: 'owner',
    payment: cents(142_500),
    afterwards: { owner: cents(182_500), partner: cents(182_500) },
    claimUntil: '2031-03-01',
  });
  expect(equalization?.steps.at(-1)).toMatchObject({
    amount: '$142,500.00',
    citation: expect.stringContaining('5(1)'),
  });
});

test('joint property is divided by its share without losing a cent', async () => {
  const { equalization } = await divided([
    asset(0.01, 0, { ownership: 'joint', ownersShare: 33.33 }),
    asset(100, 0, { ownership: 'joint', ownersShare: 33.33 }),
  ]);
  const { owner, partner } = equalization?.netFamilyProperty ?? {};
  expect([owner?.amount, partner?.amount]).toEqual([3_333, 6_668]);
});

test('a home that was a gift cannot be excluded, a contract can exclude it', async () => {
  const ann = await aCouple();
  const gift = { exclusion: { ground: 'gift-or-inheritance', amount: 1 } };
  expect(await ann.call(addAsset, { body: home(500_000, 0, gift) })).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: '/exclusion/ground' }] },
  });
  const contract = { exclusion: { ground: 'domestic-contract', amount: 1 } };
  expect((await ann.call(addAsset, { body: home(500_000, 0, contract) })).status).toBe(201);
});

test('an exclusion is refused when it is above the value', async () => {
  const body = asset(10, 0, { exclusion: { ground: 'traced', amount: 10.01 } });
  expect(await (await aCouple()).call(addAsset, { body })).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: '/exclusion/amount' }] },
  });
});

test('a missing value is reported as missing and not estimated', async () => {
  const division = await divided([asset(100, null), home(500_000, 0, { atMarriage: null })], [debt(5, null)]);
  expect(division).toMatchObject({
    equalization: null,
    missing: [
      { what: 'atMarriage', kind: 'asset', name: 'Savings' },
      { what: 'atMarriage', kind: 'debt', name: 'Loan' },
    ],
  });
});

test('missing answers of the intake are reported as missing', async () => {
  const unknown = await service.as(anOwner()).get(getPropertyDivision);
  expect(unknown).toMatchObject({ relationship: null, missing: [{ what: 'relationship' }] });
  const undated = await divided([], [], { separationDate: null });
  expect(undated.missing).toEqual([{ what: 'separationDate' }]);
});

test('dates out of order are refused with a sentence', async () => {
  const { equalization, refused } = await divided([], [], { marriageDate: '2026-01-01' });
  expect([equalization, refused]).toEqual([null, 'The valuation date is before the marriage.']);
});

test('an unmarried couple is not equalized: each keeps their own and their part of what is joint', async () => {
  const division = await divided(
    [asset(100_000), asset(40_000, 0, theirs), asset(60_000, 0, { ownership: 'joint', ownersShare: 25 })],
    [debt(10_000)],
    { relationshipType: 'Common-law' },
  );
  expect(division).toMatchObject({
    relationship: 'common-law',
    equalization: null,
    commonLaw: { keeps: { owner: cents(105_000), partner: cents(85_000) } },
  });
});

test('a joint item that only one of two lists has, or that they state differently, is named and nothing is divided', () => {
  const facts = {
    relationshipType: 'Legally married' as const,
    marriageDate: '2010-06-01',
    separationDate: '2024-01-15',
  };
  const of = (listed: Partial<Asset>[]): Listed => ({ assets: listed.map((one) => ({ ...shown, ...one })), debts: [] });
  const elm = {
    name: 'Elm Street',
    ownership: 'joint' as const,
    ownersShare: 50,
    value: centsOf(80_000_000),
    atSeparation: centsOf(80_000_000),
  };
  const car = { name: 'Car', value: centsOf(100_000), atSeparation: centsOf(100_000) };
  for (const partners of [[car], [car, { ...elm, ownersShare: 60 }]]) {
    const { refused, equalization } = divisionOf(facts, of([elm]), of(partners));
    expect(refused).toContain('Elm Street');
    expect(equalization).toBeNull();
  }
  expect(divisionOf(facts, of([elm]), of([car, elm]))).toMatchObject({ refused: null });
});

test('the division of a common-law couple does not state whether they are spouses for support', () => {
  const facts = { relationshipType: 'Common-law' as const, marriageDate: null, separationDate: null };
  const { missing, commonLaw } = divisionOf(facts, { assets: [], debts: [] }, null);
  expect({ missing, ...commonLaw }).toMatchObject({ missing: [], keeps: { owner: 0, partner: 0 } });
  expect(commonLaw).not.toHaveProperty('areSupportSpouses');
});
