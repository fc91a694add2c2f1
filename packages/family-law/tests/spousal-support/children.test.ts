import { dollars, NOTHING } from '@evenhand/family-law/money';
import { childAmounts } from '@evenhand/family-law/spousal-support/child-amounts';
import { claimsOf, coupleOf } from '@evenhand/family-law/spousal-support/claims';
import { byLength, chapterOfDuration, formulaFor } from '@evenhand/family-law/spousal-support/formula';
import { taxYearOf } from '@evenhand/family-law/tax/tax-years';
import { children, question } from './question.js';

const own = (...ages: number[]) => ages.map((age) => ({ age, home: 'own' as const }));
const shared = (...ages: number[]) => ages.map((age) => ({ age, home: 'shared' as const }));
const none = { under6: 0, from6to17: 0, aged18: 0, care: 'whole', forWorkersBenefit: false };

test.each([
  ['no child', [], true, false, 0, none],
  [
    'own children, but no child of the other',
    [...own(5, 6, 17, 18), { age: 3, home: 'other' as const }],
    false,
    true,
    3,
    { under6: 1, from6to17: 2, aged18: 1, care: 'whole', forWorkersBenefit: true },
  ],
  ['a child of 18 for benefits alone', own(18), false, false, 0, { ...none, aged18: 1, forWorkersBenefit: true }],
  ['no child of 19', own(19), false, false, 0, none],
  [
    'the first shared child',
    shared(8),
    true,
    true,
    1,
    { ...none, from6to17: 1, care: 'shared', forWorkersBenefit: true },
  ],
  ['no only shared child as the second', shared(8), false, false, 0, { ...none, from6to17: 1, care: 'shared' }],
  [
    'the second shared child',
    shared(8, 5),
    false,
    true,
    0,
    { under6: 1, from6to17: 1, aged18: 0, care: 'shared', forWorkersBenefit: true },
  ],
  [
    'a second of 18 for the workers benefit',
    shared(8, 18),
    false,
    false,
    0,
    { ...none, from6to17: 1, aged18: 1, care: 'shared', forWorkersBenefit: true },
  ],
])('a parent claims %s', (_, seen, isFirst, eligibleDependant, taxChildren, benefitChildren) => {
  expect(claimsOf(seen, isFirst)).toEqual({ eligibleDependant, taxChildren, benefitChildren });
});

// The Ontario table of 2025 at 60,000: 554 and 911; at 30,000: 240 and 501.
test.each([
  ['none', children(), [0, 0, 0, false]],
  ['one with the recipient', children('recipient'), [554, 240, 554, false]],
  ['one with the payor', children('payor'), [554, 240, -240, false]],
  ['two shared', children('shared', 'shared'), [911, 501, 410, true]],
  ['two with the recipient, one with the payor', children('recipient', 'recipient', 'payor'), [1_465, 741, 671, true]],
] as const)('child support of spouses with children: %s', (_, supported, [payor, recipient, paid, isDifference]) => {
  expect(childAmounts(question({ children: supported }))).toMatchObject({
    payorDeducts: dollars(payor),
    recipientDeducts: dollars(recipient),
    paid: dollars(paid),
    isDifference,
  });
});

test('child support of each spouse is by the table of the own province', () => {
  const { tables } = childAmounts(question({ provinces: { payor: 'BC', recipient: 'AB' } }));
  expect(tables.payor.authority.citation).toContain('British Columbia');
  expect(tables.recipient.authority.citation).toContain('Alberta');
});

const year = taxYearOf(2025);
const claims = (more: Parameters<typeof question>[0]) => {
  const { payor, recipient } = coupleOf(question(more), null, year);
  return [payor, recipient].map(({ eligibleDependant, taxChildren }) => [eligibleDependant, taxChildren]);
};

test('each spouse claims the own children, of shared ones the recipient the first, and a sole payor none as dependant', () => {
  const [both, two] = [children('recipient', 'recipient', 'payor'), children('shared', 'shared')];
  expect(claims({ children: both })).toEqual([
    [true, 1],
    [true, 2],
  ]);
  expect(claims({ children: children('shared') })).toEqual([
    [false, 0],
    [true, 1],
  ]);
  expect(claims({ children: two })).toEqual([
    [true, 0],
    [true, 2],
  ]);
  expect(claims({ children: two, paysAlone: 'payor' })).toEqual([
    [false, 0],
    [true, 2],
  ]);
  expect(claims({ children: two, paysAlone: 'recipient' })).toEqual([
    [true, 2],
    [false, 0],
  ]);
});

test('each spouse bears child support of twelve months and that of other children', () => {
  const asked = question({
    children: children('recipient'),
    adultSupport: { payor: dollars(1), recipient: dollars(2) },
    otherSupport: { payor: dollars(10), recipient: dollars(20) },
  });
  const borne = (support: Parameters<typeof coupleOf>[1]) => {
    const { payor, recipient } = coupleOf(asked, support, year);
    return [payor.forChildren, recipient.forChildren];
  };
  expect(borne(childAmounts(asked))).toEqual([dollars(12 * 554 + 11), dollars(12 * 240 + 22)]);
  expect(borne(null)).toEqual([dollars(11), dollars(22)]);
});

test.each([
  ['without-child', '7.5', true, children(), 0, 0],
  ['adult-child', '8.10', true, children(), 1, 0],
  ['adult-child', '8.10', true, children(), 0, 1],
  ['custodial-payor', '8.9', true, children('payor'), 1, 0],
  ['with-child', '8.5', false, children('recipient'), 1, 0],
  ['with-child-split', '8.5', false, children('recipient', 'payor'), 0, 0],
  ['with-child-shared', '8.5', false, children('shared'), 0, 0],
] as const)('the formula is %s, of chapter %s', (formula, chapter, isByLength, supported, payor, recipient) => {
  const adultSupport = { payor: payor ? dollars(payor) : NOTHING, recipient: recipient ? dollars(recipient) : NOTHING };
  expect(formulaFor(question({ children: supported, adultSupport }))).toBe(formula);
  expect([chapterOfDuration(formula), byLength(formula)]).toEqual([chapter, isByLength]);
});
