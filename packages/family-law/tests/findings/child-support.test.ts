import type { Child } from '@evenhand/contracts/intake/child';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
import { dealOf } from '../../src/deal/deal.js';
import { generateAgreement } from '../../src/document/generate.js';
import { plainText } from '../../src/document/plain-text.js';
import { consistencyFindings } from '../../src/findings/consistency-findings.js';
import { agreedTerms } from '../../src/terms/terms.js';
import { fromDecember, paidSpousally, robin, student } from '../agreements/couple.js';
import { situations } from '../agreements/situations.js';
import { statement } from '../agreements/statements.js';

const asOf = '2026-11-21';
const family = situations['married-two-children-joint-home'] ?? {};
const shared: IntakeRecord = {
  ...family,
  primaryResidence: 'Equal (shared)',
  residentialParent: undefined,
  parentingSchedule: 'Week on/week off',
  ...fromDecember,
};
const textOf = (record: IntakeRecord) => plainText(generateAgreement(record, asOf));
const dealIn = (record: IntakeRecord) => dealOf(agreedTerms(record, asOf).terms, generateAgreement(record, asOf));

test('finding 1: the text names the income that was used when an answer and a statement differ', () => {
  const hers = statement([]);
  const choices = [{ fact: 'owner-income', source: 'owner-statement' } as const];
  const text = plainText(generateAgreement(family, asOf, { owner: hers, partner: null, choices }));
  expect(text).toContain(
    'Alex Example’s annual income was stated as $82,000.00 in the answers and as $80,000.50 in Schedule A. We agree to use $80,000.50.',
  );
});

test('finding 4: the deal states the amount of an adult student and never that the student no longer depends', () => {
  const { pays, ends } = dealIn({ ...family, children: [robin, { ...student, ownSupport: cents(60_000) }] });
  expect(pays.filter(({ topic }) => topic === 'child-support').map(({ child, figure }) => [child, figure])).toEqual([
    [null, expect.stringMatching(/a month$/)],
    ['Jo Example', '$600.00 a month'],
  ]);
  const line = ends.find(({ child }) => child === 'Jo Example');
  expect(line?.text).toContain('studies full time');
  expect(line?.text).not.toMatch(/no longer depend/);
});

test('finding 5: the deal shows no amount of zero', () => {
  for (const record of [
    { ...family, ...paidSpousally, userIncome: cents(0), spousalSupportPayer: 'owner' } as const,
    { ...family, agreedChildSupportAmount: cents(0), childSupportReason: 'We share costs.' },
    { ...family, userIncome: cents(0), partnerIncome: cents(0) },
  ])
    expect(JSON.stringify(dealIn(record))).not.toContain('$0.00');
});

test('finding 23: a payor other than the one in the text blocks approval', () => {
  const { missing } = generateAgreement({ ...shared, childSupportPayer: 'partner' }, asOf);
  expect(missing.map(({ answer }) => answer)).toEqual(['childSupportPayer']);
});

test('finding 20: a set-off states and pays both amounts', () => {
  const { pays } = dealIn(shared);
  expect(pays.filter(({ topic }) => topic === 'child-support').map(({ figure, payor }) => [figure, payor])).toEqual([
    ['$1,251.00 a month', 'owner'],
    ['$1,072.00 a month', 'partner'],
  ]);
  expect(textOf(shared)).toMatch(/Each of us will pay the full amount to the other/);
});

test('finding 18: a payor outside Canada owes by the table of the other parent, and no range is stated', () => {
  const text = textOf(situations['married-payor-outside-canada-and-an-imputed-income'] ?? {});
  expect(text).toContain('Alex Example lives outside Canada and Sam Sample lives in Ontario.');
  expect(text).toContain('Alex Example will pay Sam Sample child support of $1,251.00 per month');
  expect(text).toContain('so the table of the province of Sam Sample applies (section 3(3)(b) of the Guidelines)');
  expect(text).toContain('because one of us lives outside Canada and the tax that applies there is not known');
});

test('finding 18: children who live apart have a range of spousal support', () => {
  const split = situations['married-three-children-split-between-us'] ?? {};
  expect(agreedTerms(split, asOf).terms.spousalSupport.advisory.kind).toBe('range');
});

test('an expense is neither shared nor in the range when its child is independent', () => {
  const grown = { name: 'Kim Example', birthdate: '2000-05-05' };
  const tuition = (child: string) =>
    ({
      ...family,
      ...paidSpousally,
      children: [robin, grown],
      expenses: [{ child, kind: 'Post-secondary education', amount: cents(600_000), per: 'A year', paidBy: 'partner' }],
    }) satisfies IntakeRecord;
  const [ofGrown, ofMinor] = [tuition(' kim example'), tuition(robin.name)];
  expect(textOf(ofGrown)).not.toContain('The expenses known today');
  expect(textOf(ofMinor)).toContain('To balance these shares');
  const rangeOf = (record: IntakeRecord) => agreedTerms(record, asOf).terms.spousalSupport.advisory;
  expect(rangeOf(ofGrown)).toEqual(rangeOf({ ...ofGrown, expenses: [] }));
  const found = (record: IntakeRecord) => consistencyFindings(record, asOf).map(({ id }) => id);
  expect(found(ofGrown)).toContain('expense-of-independent-child');
  expect(found(ofMinor)).not.toContain('expense-of-independent-child');
});

describe('another arrangement', () => {
  const other = (homes: Child['livesWith'][], changes: IntakeRecord = {}): IntakeRecord => ({
    ...shared,
    userIncome: cents(9_000_000),
    partnerIncome: cents(4_000_000),
    primaryResidence: 'Other arrangement',
    children: homes.map((livesWith, index) => ({ name: `Child ${index}`, birthdate: '2015-03-04', livesWith })),
    agreedChildSupportAmount: cents(1_000),
    ...changes,
  });
  const ownWords: IntakeRecord = { parentingSchedule: 'Custom', customScheduleNotes: 'As we agree each month.' };
  const ids = (record: IntakeRecord) => consistencyFindings(record, asOf).map(({ id }) => id);

  test.each([
    ['two children with one parent', other(['partner', 'partner'], ownWords), 'sole', 137_200],
    ['two children with both parents', other(['both', 'both']), 'shared', 76_300],
    ['two children on one shared schedule', other([undefined, undefined]), 'shared', 76_300],
    ['one child on a shared schedule', other([undefined]), 'shared', 50_700],
    ['one child with one parent', other(['partner'], ownWords), 'sole', 84_100],
  ])('of %s has the amount of the Guidelines', (_, record, arrangement, monthly) => {
    const { guidelines } = agreedTerms(record, asOf).terms.childSupport ?? {};
    expect(guidelines).toMatchObject({ arrangement, monthly, payor: 'owner' });
    expect(ids(record)).toContain('amount-below-table');
  });

  test('of one child whose home is unknown asks for it and names no other child', () => {
    expect(ids(other([undefined], ownWords))).toContain('home-of-each-child-open');
    expect(textOf(other([undefined], ownWords))).not.toContain('at least one child');
  });

  test('of children with both parents is counted before their time is shared', () => {
    expect(ids(other(['both', 'both'], ownWords))).toContain('shared-time-not-counted');
  });
});
