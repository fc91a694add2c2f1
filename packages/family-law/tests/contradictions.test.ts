import type { AgreementDocument, Block } from '@evenhand/contracts/agreement/document';
import { intakeProblems } from '@evenhand/contracts/intake/checks';
import { dependencies } from '@evenhand/contracts/intake/child';
import * as choices from '@evenhand/contracts/intake/choices';
import { IntakeRecord } from '@evenhand/contracts/intake/record';
import { hasBlank } from '@evenhand/family-law/agreement/blanks';
import { generateAgreement } from '@evenhand/family-law/agreement/generate';
import fc from 'fast-check';
import { day, dollars, maybe, party, supportAnswers } from './agreements/any-support.js';
import { contradictions } from './agreements/contradictions.js';
import { situations } from './agreements/situations.js';

const asOf = '2026-11-21';
const shared = situations['married-shared-week-on-week-off'] ?? {};
const detailed = situations['married-expenses-arrears-and-how-support-is-paid'] ?? {};
const fixedTerm = situations['married-spousal-support-for-a-fixed-term-that-steps-down'] ?? {};
const once = situations['common-law-spousal-support-as-a-lump-sum'] ?? {};
const paid = situations['married-spousal-support-two-children'] ?? {};

/** The document with a text of it put otherwise, as a slip in a clause would. */
const withText = (document: AgreementDocument, change: (text: string) => string): AgreementDocument => {
  const changed = (block: Block): Block =>
    block.kind === 'paragraph' ? { ...block, text: change(block.text) } : block;
  return { ...document, articles: document.articles.map((one) => ({ ...one, blocks: one.blocks.map(changed) })) };
};
const planted = (record: IntakeRecord, from: string, to: string) => {
  const document = generateAgreement(record, asOf);
  const slipped = withText(document, (text) => text.replace(from, to));
  expect(slipped).not.toEqual(document);
  return contradictions(slipped, record, asOf);
};

describe('the checker', () => {
  test.each(Object.keys(situations))('finds no contradiction in %s', (name) => {
    const record = situations[name] ?? {};
    expect(contradictions(generateAgreement(record, asOf), record, asOf)).toEqual([]);
  });

  test.each([
    [
      'another start date',
      paid,
      'spousal support of $900.00 a month, on the first day of each month, beginning on 1 December',
      'spousal support of $900.00 a month, on the first day of each month, beginning on 1 January',
    ],
    [
      'no start date',
      paid,
      'beginning on 1 December 2026',
      'beginning with the first month after this agreement takes effect',
    ],
    ['another amount', paid, 'child support of $1,768.00', 'child support of $1,769.00'],
    [
      'support that falls due on another day',
      detailed,
      'on the 15th day of each month',
      'on the first day of each month',
    ],
    ['a part of the expenses that nobody counted', detailed, 'pays Sam Sample $', 'pays Sam Sample $9'],
    ['what is owed paid back in other payments', detailed, 'in 9 payments', 'in 8 payments'],
    [
      'a time before that is settled and is not',
      detailed,
      'With these payments',
      'This agreement does not settle support for it. With these payments',
    ],
    [
      'a second way to pay',
      detailed,
      'Each of us keeps a record',
      'Support is paid by cheque. Each of us keeps a record',
    ],
    ['an end before the beginning', fixedTerm, 'ends on 30 June 2033', 'ends on 30 June 2026'],
    ['a last payment that is not the last', fixedTerm, 'falls due on 1 June 2033', 'falls due on 1 May 2033'],
    ['changes of the amount out of order', fixedTerm, 'on or after 1 July 2031', 'on or after 1 July 2028'],
    ['a review after the end', fixedTerm, 'from 1 January 2030 on', 'from 1 January 2034 on'],
    [
      'an amount that rises and does not',
      fixedTerm,
      'The amount rises each year',
      'The amount does not rise with the cost of living by itself. The amount rises each year',
    ],
    ['a lump sum for payments that do not add up', once, '60 payments', '59 payments'],
    ['a lump sum that is taxed', once, 'is no allowance on a periodic basis', 'is meant to be deducted'],
    [
      'monthly support beside a release',
      once,
      'by 31 January 2027',
      'and spousal support of $900.00 by 31 January 2027',
    ],
    ['another range', paid, 'range from $', 'range from $1'],
    ['other shares of expenses', paid, 'Today that makes 70.00%', 'Today that makes 71.00%'],
    [
      'shares of time that the schedule contradicts',
      shared,
      'for about 50% of the hours',
      'for about 30% of the hours',
    ],
    ['another number of children', paid, 'worked out for two children', 'worked out for three children'],
    ['a schedule that is not there', paid, 'Schedule D shows', 'Schedule C shows'],
    [
      'support that is paid and given up',
      paid,
      'Spousal support is stated apart',
      'Each of us gives up the right to claim it. Spousal support is stated apart',
    ],
    ['a blank', paid, 'The law of Ontario', 'The law of ________'],
    [
      'a divorce of an unmarried couple',
      situations['common-law-no-children'] ?? {},
      'It binds our heirs',
      'It stays in force after a divorce. It binds our heirs',
    ],
  ])('finds %s', (_what, record, from, to) => {
    expect(planted(record, from, to)).not.toEqual([]);
  });
});

const words = fc.constantFrom(
  'As we talked it over at length.',
  'Each keeps what is in their own name.',
  'Until the children are grown up.',
);
const child = fc.record({
  birthdate: day,
  specialNeeds: fc.boolean(),
  dependency: fc.constantFrom(undefined, ...dependencies),
  ownSupport: fc.option(dollars(1_500), { nil: undefined }),
});

/** Records as people fill them in: mostly complete, sometimes at odds with themselves. */
const records = fc
  .record({
    userName: fc.constant('Alex Example'),
    partnerName: fc.constant('Sam Sample'),
    relationshipType: maybe(fc.constantFrom(...choices.relationshipTypes)),
    marriageDate: maybe(day),
    separationDate: maybe(day),
    livingSituation: maybe(fc.constantFrom(...choices.livingSituations)),
    homeOwner: maybe(party),
    matrimonialHomeAgreed: fc.boolean(),
    homeEstimatedValue: maybe(dollars(2_000_000)),
    homeMortgageBalance: maybe(dollars(900_000)),
    homeDivisionDescription: maybe(words),
    hasChildren: fc.boolean(),
    children: fc
      .array(child, { maxLength: 4 })
      .map((children) => children.map((one, index) => ({ ...one, name: ['Robin', 'Kim', 'Jo', 'Léa'][index] }))),
    primaryResidence: maybe(fc.constantFrom(...choices.primaryResidences)),
    residentialParent: maybe(party),
    decisionMaking: maybe(fc.constantFrom(...choices.decisionMakings)),
    decisionMaker: maybe(party),
    parentingSchedule: maybe(fc.constantFrom(...choices.parentingSchedules)),
    customScheduleNotes: maybe(words),
    useGuidelines: fc.boolean(),
    userIncome: maybe(dollars(400_000)),
    partnerIncome: maybe(dollars(400_000)),
    userProvince: fc.constantFrom('ON', 'ON', 'ON', 'ON', 'QC', 'BC'),
    partnerProvince: fc.constantFrom('ON', 'ON', 'ON', 'ON', 'AB'),
    childSupportPayer: maybe(party),
    agreedChildSupportAmount: fc.option(dollars(4_000), { nil: undefined }),
    childSupportReason: maybe(words),
    ...supportAnswers,
    spousalSupportRequested: fc.boolean(),
    spousalSupportPayer: maybe(party),
    spousalSupportAmount: maybe(dollars(6_000)),
    spousalSupportDuration: maybe(fc.constant('until 31 December 2033')),
    spousalSupportReason: maybe(words),
    hasAssets: fc.boolean(),
    assetTypes: fc.subarray([...choices.assetTypes], { minLength: 1 }),
    assetDivisionDescription: maybe(words),
    hasDebt: fc.boolean(),
    debtType: maybe(fc.constantFrom(...choices.debtTypes)),
    debtDivisionDescription: maybe(words),
    optionalClauses: fc.subarray([...choices.optionalClauses]),
    preferredDisputeResolution: maybe(fc.constantFrom(...choices.disputeResolutions)),
    signWithoutLawyers: fc.boolean(),
  })
  .map((answers) => IntakeRecord.parse(JSON.parse(JSON.stringify(answers))))
  .filter((record) => intakeProblems(record, asOf).length === 0);

test('whatever passes submission, the agreement contradicts neither itself nor the engine, and has no blank that can be signed', () => {
  let signable = 0;
  fc.assert(
    fc.property(records, fc.constantFrom(asOf, '2027-01-15'), (record, on) => {
      const document = generateAgreement(record, on);
      expect(contradictions(document, record, on)).toEqual([]);
      if (!hasBlank(document)) signable += 1;
    }),
    { numRuns: 200 },
  );
  expect(signable).toBeGreaterThan(10);
});
