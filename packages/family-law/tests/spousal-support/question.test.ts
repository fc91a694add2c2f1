import { cents } from '@evenhand/contracts/money';
import { dollars, NOTHING } from '@evenhand/family-law/money';
import {
  checkedEarner,
  checkedHousehold,
  checkedQuestion,
  checkedTaxProvince,
  grossIncome,
} from '@evenhand/family-law/spousal-support/question';
import { UNKNOWN_HOUSEHOLD } from '@evenhand/family-law/tax/benefits';
import { children, earner, question } from './question.js';

const both = <Value>(value: Value) => ({ payor: value, recipient: value });
const asked = {
  on: '2025-12-31',
  taxYear: 2025,
  provinces: both('ON' as const),
  ...both(earner(60_000)),
  monthsTogether: 120,
  recipientAge: null,
  children: [],
};

test('a question has no support, expense, separation or household that is not stated', () => {
  expect(checkedQuestion(asked)).toEqual({
    ...asked,
    separatedOn: null,
    adultSupport: both(0),
    otherSupport: both(0),
    paysAlone: null,
    households: both(UNKNOWN_HOUSEHOLD),
    specialExpenses: 0,
  });
});

test('a question keeps what is stated', () => {
  const stated = {
    ...asked,
    separatedOn: '2024-05-05',
    recipientAge: 14,
    children: [
      { age: 60, home: 'payor', born: null },
      { age: 0, home: 'recipient', born: '2025-05-05' },
    ],
    adultSupport: { payor: cents(1), recipient: cents(2) },
    otherSupport: { payor: cents(3), recipient: cents(4) },
    paysAlone: 'recipient',
    households: both({ ...UNKNOWN_HOUSEHOLD, housing: { kind: 'rent' as const, yearly: cents(5) } }),
    specialExpenses: cents(6),
  } as const;
  expect(checkedQuestion(stated)).toEqual(stated);
  expect(checkedQuestion({ ...asked, children: children('shared', 'shared') }).children).toHaveLength(2);
  expect(checkedQuestion({ ...asked, children: children('payor', 'recipient') }).children).toHaveLength(2);
});

const less = both(cents(-1));
const dear = { ...UNKNOWN_HOUSEHOLD, housing: { kind: 'rent', yearly: cents(-1) } } as const;
test.each([
  ['on', { on: '2025-02-30' }],
  ['provinces.payor', { provinces: { payor: 'QC', recipient: 'ON' } }],
  ['provinces.recipient', { provinces: { payor: 'ON', recipient: 'QC' } }],
  ['payor.employment', { payor: earner(-1) }],
  ['recipient.selfEmployment', { recipient: earner(0, -1) }],
  ['recipient', { recipient: earner(60_000_000, 60_000_000) }],
  ['monthsTogether', { monthsTogether: 961 }],
  ['separatedOn', { separatedOn: '2025-02-30' }],
  ['recipientAge', { recipientAge: 13 }],
  ['children', { children: children('shared', 'payor') }],
  ['children', { children: children(...Array<'payor'>(16).fill('payor')) }],
  ['children.0.age', { children: [{ age: 61, home: 'payor' }] }],
  ['children.0.born', { children: [{ age: 6, home: 'payor', born: '2020-02-30' }] }],
  ['adultSupport.payor', { adultSupport: less }],
  ['adultSupport.recipient', { adultSupport: { ...less, payor: NOTHING } }],
  ['otherSupport.payor', { otherSupport: less }],
  ['otherSupport.recipient', { otherSupport: { ...less, payor: NOTHING } }],
  ['households.payor.housing.yearly', { households: both(dear) }],
  ['households.recipient.housing.yearly', { households: { payor: UNKNOWN_HOUSEHOLD, recipient: dear } }],
  ['specialExpenses', { specialExpenses: cents(-1) }],
])('a question is refused for its %s', (field, more) => {
  expect(() => question(more as Parameters<typeof question>[0])).toThrow(expect.objectContaining({ field }));
});

test('an income is the sum of its kinds, and a pension a part of the other income', () => {
  expect(grossIncome(earner(1, 20, 300))).toBe(dollars(321));
  const { pension: _, ...unstated } = earner(0, 0, 10);
  expect(checkedEarner(unstated, 'payor').pension).toBe(0);
  expect(checkedEarner({ ...unstated, pension: dollars(11) }, 'payor').pension).toBe(dollars(10));
  expect(checkedEarner({ ...unstated, pension: dollars(9) }, 'payor').pension).toBe(dollars(9));
});

test('a household keeps its other facts, and a province but Quebec is taxed', () => {
  expect(checkedHousehold({ ...UNKNOWN_HOUSEHOLD, isSenior: true }, 'payor')).toEqual({
    ...UNKNOWN_HOUSEHOLD,
    isSenior: true,
  });
  expect(checkedTaxProvince('BC', 'province')).toBe('BC');
});
