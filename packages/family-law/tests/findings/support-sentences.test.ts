import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { generateAgreement } from '../../src/document/generate.js';
import { plainText } from '../../src/document/plain-text.js';
import { consistencyFindings } from '../../src/findings/consistency-findings.js';
import { situations } from '../agreements/situations.js';

const asOf = '2026-11-21';
const recordOf = (name: string, change: Partial<IntakeRecord> = {}): IntakeRecord => {
  const record = situations[name];
  if (!record) throw new Error(`No sample ${name}`);
  return { ...record, ...change };
};
const textOf = (name: string, change: Partial<IntakeRecord> = {}) =>
  plainText(generateAgreement(recordOf(name, change), asOf));
const found = (name: string, change: Partial<IntakeRecord> = {}) =>
  consistencyFindings(recordOf(name, change), asOf).map(({ id }) => id);

const SPLIT = 'married-three-children-split-between-us';

test('each payment of a split names the children who live with the other parent', () => {
  const text = textOf(SPLIT);
  expect(text).toContain(
    'Alex Example will pay Sam Sample child support of $1,251.00 per month, on the first day of each month, starting on 1 December 2026, for the support of Robin Example and Kim Example, and Sam Sample will pay Alex Example child support of $648.00 per month on the same days, for the support of Jo Example.',
  );
  expect(text).toContain(
    'Alex Example will apply for the Canada Child Benefit and the related benefits and credits for Jo Example, and Sam Sample for Robin Example and Kim Example. Each of us may claim the amount for an eligible dependant for a child who primarily lives with that parent, if the Income Tax Act allows it.',
  );
});

test('the incomes of child support name section 20 for a payor abroad and section 19 for an imputed income', () => {
  const text = textOf('married-payor-outside-canada-and-an-imputed-income');
  expect(text).toContain(
    'annual incomes of $82,000.00 for Alex Example, determined under section 20 of the Guidelines as though Alex Example lived in Canada, and $70,000.00 for Sam Sample, imputed under section 19 of the Guidelines as the article "Support: imputed income" provides.',
  );
  expect(text).not.toContain('line 15000 of the income tax return');
  expect(text).toContain('the corresponding documents of that country, with the amounts in Canadian dollars');
});

describe('the duration of spousal support in words', () => {
  test.each([
    ['seven years, until 31 December 2033', undefined, true],
    ['seven years, until 30 November 2033', undefined, false],
    ['seven years', '2033-12-31', true],
    ['seven years', '2033-11-30', false],
    ['84 months', '2033-12-01', true],
  ])('blocks approval when "%s" is not the number of payments until %s: %s', (spousalSupportDuration, end, blocks) => {
    const ids = found('married-spousal-support', { spousalSupportDuration, spousalEnd: end });
    expect(ids.includes('duration-contradicts-end')).toBe(blocks);
  });

  test('is no fragment behind a colon', () => {
    for (const spousalSupportDuration of ['seven years', 'Sam finishes the program, at the latest in 2030'])
      expect(textOf('married-spousal-support', { spousalSupportDuration, spousalEnd: undefined })).not.toContain(
        'for the following time:',
      );
  });
});

describe('the worksheets', () => {
  const AGREED = 'married-shared-2-2-3-agreed-amount';

  test('call the set-off the difference of the table amounts', () => {
    const text = textOf('married-shared-week-on-week-off');
    expect(text).toContain('Difference of the two table amounts, a month: $179.00');
    expect(text).not.toMatch(/(Difference|Child support) \S+( \S+)? pays,? a month/);
  });

  test.each([
    [AGREED, 'This agreement provides for child support of $600.00 per month, from Alex Example to Sam Sample.'],
    ['married-no-child-support-agreed', 'This agreement provides for no monthly child support at present.'],
  ])('state what %s agrees on next to the amount of the range', (name, words) => {
    const text = textOf(name);
    expect(text).toMatch(/hild support under the Guidelines, (used for the range, )?a month: /);
    expect(text).toContain(`The range is calculated with child support under the Guidelines. ${words}`);
  });

  test('state the amount of a child of age in addition to the table amount', () => {
    const text = textOf('married-adult-student-with-an-amount-of-her-own');
    expect(text).toContain('Child support under the Guidelines, used for the range, a month: $763.00');
    expect(text).toContain('Support for children of age, a month: $450.00');
  });

  test('give the sole payor of shared children no amount for an eligible dependant', () => {
    const [, ofPayor = ''] = textOf(AGREED).split('Net income in the middle of the range: Alex Example');
    const [lines = ''] = ofPayor.split('Net income in the middle of the range: Sam Sample');
    expect(lines).not.toMatch(/eligible dependant/i);
  });

  test('state that credits for an adult child with a disability are not counted', () => {
    expect(textOf('married-adult-child-with-a-disability')).toContain(
      'The tax credits for a child of age with a disability depend on the child’s own income, which is not known. They are not counted.',
    );
  });
});
