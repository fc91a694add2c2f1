import type { CaseOverview } from '@evenhand/contracts/dashboard/overview';
import { stepFacts } from './step-facts';

const overviewWith = (
  people: Partial<CaseOverview['people']>,
  missing: CaseOverview['missing'] = [],
): CaseOverview => ({
  people: { owner: 'Alex', partner: 'Sam', invitation: 'opened', declined: null, approved: [], signed: [], ...people },
  submittedAt: null,
  draftOutdated: false,
  waiting: { owner: 0, partner: 0 },
  agreed: { equalization: null, debts: null },
  missing,
  childSupport: null,
  spousalSupport: { kind: 'unknown', missing: [], because: null },
  parentingTime: null,
});

const begun = { agreement: 'half', review: 'half' } as const;

test('a step has no note when nothing happened in it', () => {
  expect(stepFacts({ overview: overviewWith({}), parts: { agreement: 'open', review: 'open' }, files: 0 })).toEqual({});
});

test('the intake step shows when the answers were submitted', () => {
  const overview = { ...overviewWith({}), submittedAt: '2026-11-12T15:00:00.000Z' };
  expect(stepFacts({ overview, parts: undefined, files: 0 }).intake?.note).toBe('Finished 12 November 2026');
});

test('the signing step shows who has signed when it is open', () => {
  const noteOf = (signed: CaseOverview['people']['signed'], signing: 'open' | 'half' | 'full' = 'half') =>
    stepFacts({ overview: overviewWith({ signed }), parts: { signing }, files: 0 }).signatures?.note;
  expect(noteOf([], 'open')).toBeUndefined();
  expect(noteOf([])).toBe('Open; neither of you has signed yet');
  expect(noteOf(['owner'])).toBe('You have signed; your partner has not yet');
  expect(noteOf(['partner'])).toBe('Your partner has signed; you have not yet');
  expect(noteOf(['owner', 'partner'])).toBe('Both of you have signed; a witness has not yet');
  expect(noteOf(['owner', 'partner'], 'full')).toBe('Both of you and your witnesses have signed');
});

test('the evidence step shows how many files are stored and offers to add more', () => {
  const { evidence } = stepFacts({ overview: undefined, parts: undefined, files: 3 });
  expect(evidence).toEqual({ note: '3 files are kept', to: '/evidence?step=upload', action: 'Add more' });
});

test('the agreement step shows the number of blanks when answers are missing', () => {
  const blank = { answer: 'marriageDate', article: 'background', sentence: 'the date of marriage' };
  const facts = stepFacts({ overview: overviewWith({}, [blank, blank]), parts: begun, files: 0 });
  expect(facts.agreement?.note).toBe('Written, with 2 blanks');
});

test('the review step shows who has approved when the partner was invited', () => {
  const noteOf = (approved: CaseOverview['people']['approved']) =>
    stepFacts({ overview: overviewWith({ approved }), parts: begun, files: 0 }).review?.note;
  expect(noteOf([])).toBe('Your partner is invited; neither of you has approved yet');
  expect(noteOf(['owner'])).toBe('You have approved; your partner has not yet');
  expect(noteOf(['partner'])).toBe('Your partner has approved; you have not yet');
  expect(noteOf(['owner', 'partner'])).toBe('Both of you have approved');
});
