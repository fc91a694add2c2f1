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

/** The document with one changed text, as by an error in a clause. */
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
    ['another start date', paid, '$900.00 per month, on the first day of each month, starting on 1 [December|January]'],
    ['no start date', paid, 'starting [on 1 December 2026|with the first month after this agreement takes effect]'],
    ['another amount', paid, 'child support of [$1,768.00|$1,769.00]'],
    ['support due on another day', detailed, 'on the [15th|first] day of each month'],
    ['a share of the expenses that was not calculated', detailed, 'will pay Sam Sample [$1|$91]'],
    ['arrears repaid in another number of payments', detailed, 'in [9|8] payments'],
    [
      'arrears settled and left open',
      detailed,
      '[|It does not settle child support for that time. ]These payments settle',
    ],
    ['a second method of payment', detailed, '[|Support is paid by cheque. ]Each of us will keep a record'],
    ['an end before the beginning', fixedTerm, 'ends on 30 June [2033|2026]'],
    ['a last payment before the last', fixedTerm, 'falls due on 1 [June|May] 2033'],
    ['changes of the amount out of order', fixedTerm, 'due on or after 1 July [2031|2028]'],
    ['a review after the end', fixedTerm, 'spousal support on or after 1 January [2030|2034]'],
    [
      'an amount that rises and does not',
      fixedTerm,
      '[|The amount is not adjusted for the cost of living. ]On 1 July 2027',
    ],
    ['a lump sum for another number of payments', once, '[60|59] payments'],
    ['a lump sum that is taxed', once, 'is [not an allowance payable on a periodic basis|intended to be deductible]'],
    [
      'monthly support and a release',
      once,
      'will pay [|Sam Sample spousal support of $900.00 and ]Sam Sample a lump sum',
    ],
    ['another range', paid, 'range of [$|$1]'],
    ['other shares of expenses', paid, 'our shares are [70|71].00%'],
    ['shares of time that contradict the schedule', shared, 'for about [50|30]% of the hours'],
    ['another number of children', paid, 'calculated for [two|three] children'],
    ['a missing schedule', paid, 'Schedule [D|C] shows'],
    [
      'support paid and released',
      paid,
      '[|Each of us releases the other from all claims to spousal support. ]Spousal support is stated separately',
    ],
    ['another equalization payment', instalments, 'an equalization payment of [$100,000.01|$150,000.00]'],
    ['instalments that do not sum to the payment', instalments, 'in [35|34] instalments'],
    [
      'a payment made and excluded',
      instalments,
      '[Except as this agreement provides, neither|Neither] of us will pay the other an equalization',
    ],
    [
      'a home sold and kept',
      sold,
      'We will sell the home.[| Sam Sample will keep the home and will pay Alex Example $750,000.00 for the interest of Alex Example in it.]',
    ],
    ['another price of the home', boughtOut, '[$233,750.00|$184,000.00] for the interest'],
    [
      'a home for one and for both',
      boughtOut,
      '[|In this agreement, both of us have the equal right to possession of it. ]We own our home',
    ],
    ['more than half of a pension', boughtOut, 'A lump sum of [$40,000.00|$184,000.00]'],
    ['a survivor benefit kept and waived', boughtOut, '[|keeps the survivor benefit and ]gives up the survivor'],
    [
      'a beneficiary kept and removed',
      boughtOut,
      '[|Alex Example will keep Sam Sample designated as a beneficiary of life insurance in the amount that secures it. ]Each of us will review their will',
    ],
    [
      'two applicants for one benefit',
      instalments,
      '[|Alex Example will apply for the Canada Child Benefit. ]Each of us will report their',
    ],
    ['a blank', paid, 'governed by the law of [Ontario|________]'],
    [
      'a divorce of an unmarried couple',
      situations['common-law-no-children'] ?? {},
      '[|This agreement remains in force if we divorce. ]It binds our heirs',
    ],
  ])('finds %s', (_what, record, change) => {
    const [before = '', from = '', to = '', after = ''] = change.split(/[[|\]]/);
    expect(planted(record, before + from + after, before + to + after)).not.toEqual([]);
  });
});

test('the agreement of any submitted record contradicts neither itself nor the engine, and none with a blank can be signed', () => {
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
