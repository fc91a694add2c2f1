import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
import { guidelineQuestion } from './guideline-question';

const on = '2026-11-21';
const answers: IntakeRecord = {
  hasChildren: true,
  children: [{ name: 'Sam', birthdate: '2016-04-01' }],
  primaryResidence: 'Primarily with one parent',
  residentialParent: 'partner',
  childSupportPayer: 'owner',
  userIncome: cents(6_000_000),
  userProvince: 'ON',
};

test('guidelineQuestion sends birth dates and no names', () => {
  expect(guidelineQuestion(answers, on)).toEqual({
    question: {
      arrangement: 'sole',
      on,
      payor: 'owner',
      province: 'ON',
      income: 6_000_000,
      children: [{ birthdate: '2016-04-01', stillDependent: false }],
      adultChildren: 0,
    },
  });
});

test('guidelineQuestion asks for the table of the other parent when the payor lives abroad', () => {
  expect(guidelineQuestion({ ...answers, userProvince: 'abroad', partnerProvince: 'BC' }, on)).toMatchObject({
    question: { payor: 'owner', province: 'BC' },
  });
});

test('guidelineQuestion names missing incomes and provinces of both parents when the residence is shared', () => {
  expect(guidelineQuestion({ ...answers, primaryResidence: 'Equal (shared)' }, on)).toEqual({
    missing: ['partnerProvince', 'partnerIncome'],
  });
});

test('guidelineQuestion asks for the days of an own schedule when the residence is shared', () => {
  const own: IntakeRecord = { ...answers, primaryResidence: 'Equal (shared)', parentingSchedule: 'Custom' };
  expect(guidelineQuestion(own, on)).toEqual({ missing: ['scheduleDays'] });
});

test.each<[string, IntakeRecord, object | string]>([
  ['no birth date', { ...answers, children: [{ name: 'Sam' }] }, { missing: ['children'] }],
  ['nobody named to pay', { ...answers, childSupportPayer: undefined }, { missing: ['childSupportPayer'] }],
  ['nothing answered', {}, { missing: ['children', 'primaryResidence'] }],
  ['the parent at home pays', { ...answers, residentialParent: 'owner' }, 'contradiction'],
  [
    'the payor lives abroad and the other parent’s province is open',
    { ...answers, userProvince: 'abroad' },
    { missing: ['partnerProvince'] },
  ],
  [
    'the payor lives abroad and the other parent’s province is open when the residence is shared',
    { ...answers, userProvince: 'abroad', partnerIncome: cents(0), primaryResidence: 'Equal (shared)' },
    { missing: ['partnerProvince'] },
  ],
  ['both live abroad', { ...answers, userProvince: 'abroad', partnerProvince: 'abroad' }, 'not-settled-by-tables'],
  [
    'both live abroad and the residence is shared',
    { ...answers, userProvince: 'abroad', partnerProvince: 'abroad', primaryResidence: 'Equal (shared)' },
    'not-settled-by-tables',
  ],
  ['another arrangement', { ...answers, primaryResidence: 'Other arrangement' }, 'not-settled-by-tables'],
])('guidelineQuestion gives the reason when it has no question to ask: %s', (_, record, found) => {
  expect(guidelineQuestion(record, on)).toEqual(found);
});
