import type { AgreementDocument, Block } from '@evenhand/contracts/agreement/document';
import { IntakeRecord } from '@evenhand/contracts/intake/record';
import { hasBlank } from '@evenhand/family-law/agreement/blanks';
import { generateAgreement } from '@evenhand/family-law/document/generate';
import fc from 'fast-check';
import { contradictions } from './agreements/contradictions.js';
import { records } from './agreements/records.js';
import { situations } from './agreements/situations.js';
import './seeded.js';

const asOf = '2026-11-21';
const shared = situations['married-shared-week-on-week-off'] ?? {};
const detailed = situations['married-expenses-arrears-and-how-support-is-paid'] ?? {};
const fixedTerm = situations['married-spousal-support-for-a-fixed-term-that-steps-down'] ?? {};
const once = situations['common-law-spousal-support-as-a-lump-sum'] ?? {};
const instalments = situations['married-equalization-in-instalments-charged'] ?? {};
const boughtOut = situations['married-home-bought-out-with-equalization-and-pension'] ?? {};
const sold = situations['common-law-home-sold-pension-payments-divided'] ?? {};
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
    [
      'another equalization payment',
      instalments,
      'an equalization payment of $100,000.01',
      'an equalization payment of $150,000.00',
    ],
    ['instalments that do not make the payment', instalments, 'in 36 instalments', 'in 35 instalments'],
    ['a payment that is paid and is not', instalments, 'Beyond what this agreement provides for, neither', 'Neither'],
    [
      'a home that is sold and kept',
      sold,
      'We sell the home.',
      'We sell the home. Sam Sample keeps the home and pays Alex Example $750,000.00 for the part of Alex Example in it.',
    ],
    ['another price of the home', boughtOut, '$233,750.00 for the part', '$184,000.00 for the part'],
    [
      'a home that one and both live in',
      boughtOut,
      'We own our home',
      'Until then both of us keep the equal right to live in it. We own our home',
    ],
    ['more than half of a pension', boughtOut, '$40,000.00 of it', '$184,000.00 of it'],
    [
      'a survivor benefit that is kept and given up',
      boughtOut,
      'gives up the survivor',
      'keeps the survivor benefit and gives up the survivor',
    ],
    [
      'a beneficiary who stays and gives it up',
      boughtOut,
      'Each of us checks our will',
      'Whoever pays keeps the other named as beneficiary. Each of us checks our will',
    ],
    [
      'two who apply for one benefit',
      instalments,
      'Each of us reports our',
      'Alex Example applies for the Canada Child Benefit. Each of us reports our',
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
