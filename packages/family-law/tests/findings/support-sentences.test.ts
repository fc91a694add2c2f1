import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
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

test('each of us pays the other and gives proof of studies when both amounts of a set-off are paid', () => {
  const text = textOf('married-shared-time-nothing-owed-from-before', {
    supportMethod: 'Through the Family Responsibility Office',
    studyEnd: 'A first degree or diploma',
  });
  expect(text).toContain('we will file it with the court and register it with the FRO');
  expect(text).toContain('Until the FRO collects support, each of us will pay the other directly.');
  expect(text).toContain('Each of us will give the other proof of enrolment within 30 days');
  expect(text).not.toContain('The parent who receives the support');
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

  test.each([
    ['Forty months', 'Spousal support is payable for forty months.'],
    ['For forty months', 'Spousal support is payable for forty months.'],
    ['until 2030', 'Spousal support is payable until 2030.'],
  ])('completes the sentence with "%s" as "%s"', (spousalSupportDuration, sentence) => {
    expect(textOf('married-spousal-support', { spousalSupportDuration, spousalEnd: undefined })).toContain(sentence);
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
    const [, ofPayor = ''] = textOf(AGREED).split('Net disposable income in the middle of the range: Alex Example');
    const [lines = ''] = ofPayor.split('Net disposable income in the middle of the range: Sam Sample');
    expect(lines).not.toMatch(/eligible dependant/i);
  });

  test('state that credits for an adult child with a disability are not counted', () => {
    expect(textOf('married-adult-child-with-a-disability')).toContain(
      'The tax credits for a child of age with a disability depend on the child’s own income, which is not known. They are not counted.',
    );
  });
});

describe('an agreement on no child support', () => {
  const NONE = 'married-no-child-support-agreed';

  test('hangs no duty on support that is not payable', () => {
    const text = textOf(NONE);
    expect(text).not.toContain('as long as child support is payable');
    expect(text).toContain('keep the children covered for as long as a child is entitled to support');
    expect(text).toContain('For as long as a child is entitled to support, each of us whose income is needed');
    expect(text).toContain(
      'We will then determine whether child support is payable under the Guidelines, starting on the first day of the month after the exchange.',
    );
    expect(text).toContain(
      'No child support is payable under this agreement at present. It does not settle child support for any earlier time',
    );
    expect(textOf('married-no-incomes')).toContain('No child support is payable under this agreement at present.');
  });

  test('returns to the Guidelines when its reason no longer applies', () => {
    expect(textOf(NONE)).toContain(
      'If this reason no longer applies, child support is determined under the Guidelines, starting on the first day of the following month.',
    );
  });

  test('for the use of a home is a finding while the agreement gives the home to neither', () => {
    const withoutHome = { livingSituation: 'We rent', homePlan: undefined, exclusivePossession: undefined } as const;
    expect(found(NONE, withoutHome)).toContain('reason-without-term');
    expect(found(NONE)).not.toContain('reason-without-term');
  });
});

describe('a child of age', () => {
  const STUDENT = 'married-2-2-5-5-with-an-adult-student';

  test('lives with a named parent', () => {
    const [disabled, student] = ['married-adult-child-with-a-disability', 'married-adult-student-home-pension-release'];
    expect(textOf(disabled)).toContain(
      'Robin Example lives with Sam Sample. We count Robin Example in the table amount',
    );
    expect(textOf(disabled)).toContain('because the child lives with Sam Sample. Schedule D');
    expect(textOf(student)).toContain(
      'Jo Example lives with Sam Sample when not away for studies. We count Jo Example',
    );
    expect(textOf(student)).toContain(
      'because Robin Example lives with Sam Sample more than 60% of the time. Schedule D',
    );
  });

  test('is not counted in the shared time of the others', () => {
    expect(textOf(STUDENT)).toContain('because each of us has Robin Example at least 40% of the time. Schedule D');
    expect(textOf(STUDENT)).toContain('Jo Example lives with both of us when not away for studies.');
  });

  test('without a stated home leaves a question', () => {
    const children = recordOf(STUDENT).children?.map((child) => ({ ...child, livesWith: undefined }));
    const { missing } = generateAgreement(recordOf(STUDENT, { children }), asOf);
    expect(missing.map(({ answer }) => answer)).toContain('children/1/livesWith');
  });

  test('who lives with one parent blocks a set-off that counts the child with both', () => {
    const children = recordOf(STUDENT).children?.map((child) => ({ ...child, livesWith: 'partner' as const }));
    expect(found(STUDENT, { children: children?.slice(1) })).toContain('counted-child-lives-elsewhere');
    expect(found(STUDENT)).toEqual([]);
  });
});

describe('life insurance until a day', () => {
  const INSURED = 'married-expenses-arrears-and-how-support-is-paid';
  const kim = (specialNeeds: boolean) => [{ name: 'Kim Example', birthdate: '2018-09-30', specialNeeds }];

  test.each([
    ['2036-12-31', false, true],
    ['2040-12-31', false, false],
    ['2045-12-31', true, true],
  ])('that is %s is a finding for a child born in 2018, special needs %s: %s', (insuranceUntil, needs, isFound) => {
    const ids = found(INSURED, { insuranceUntil, children: kim(needs), expenses: undefined });
    expect(ids.includes('insurance-ends-before-support')).toBe(isFound);
  });

  test('is the only end in its sentence', () => {
    expect(textOf('married-spousal-support')).toContain(
      'Alex Example will maintain life insurance of at least $60,000.00 as security for spousal support until 30 November 2033.',
    );
  });
});

test('a net amount for children who live apart is compared with the set-off of section 8', () => {
  const text = textOf('married-three-children-other-arrangement');
  expect(text).toContain(
    'for the support of Robin Example and Kim Example, after Sam Sample’s share of the support of Jo Example is taken into account.',
  );
  expect(text).toContain(
    'The set-off of the table amounts under section 8 of the Guidelines is $603.00 per month, from Alex Example to Sam Sample. We have agreed on a different amount.',
  );
  expect(text).toContain('a court may refuse a divorce');
});

test('children who may live apart are a finding until each has a home', () => {
  const name = 'married-three-children-other-arrangement';
  const children = recordOf(name).children?.map((child) => ({ ...child, livesWith: undefined }));
  expect(found(name, { children })).toContain('home-of-each-child-open');
  expect(found(name)).not.toContain('home-of-each-child-open');
});

test('Schedule D names the parent with whom the children live', () => {
  expect(textOf('married-two-children-joint-home')).toContain(
    'The children live with Sam Sample: more than 60% of the time',
  );
  expect(textOf('common-law-one-child-payor-in-quebec')).toContain('The child lives with Sam Sample: more than 60%');
  expect(textOf('married-adult-child-with-a-disability')).not.toContain('more than 60% of the time');
});

test('the end of support for one of two children leaves the amount for the other child', () => {
  expect(textOf('married-two-children-joint-home')).toContain(
    'the amount for the other child is determined again, starting with the following month',
  );
  expect(textOf('married-adult-student-with-an-amount-of-her-own')).not.toContain('the amount for the other child');
});

test('one child is the child in every sentence on support', () => {
  const one = { children: [{ name: 'Robin Example', birthdate: '2015-03-04' }] };
  const agreed = { ...one, agreedChildSupportAmount: cents(50_000), childSupportReason: 'Robin has a scholarship.' };
  const arrears = { ...one, expenses: undefined, childArrears: cents(0) };
  const texts = [
    textOf('married-two-children-joint-home', agreed),
    textOf('married-expenses-arrears-and-how-support-is-paid', arrears),
    textOf('common-law-joint-home-shared-child'),
  ];
  expect(texts[0]).toContain('how we otherwise provide for the support of the child, is this:');
  expect(texts[1]).toContain('because support is the right of the child.');
  for (const text of texts)
    expect(text.split('Schedule D')[0]).not.toMatch(
      /each child \(section|with a child may|(support|right) of the children/,
    );
});

test('a person with an imputed income informs the other by name', () => {
  expect(textOf('married-payor-outside-canada-and-an-imputed-income')).toContain('Sam Sample will tell Alex Example');
});

describe('a release of support against a range above zero', () => {
  const FAR = 'married-income-over-150000';
  const reasons = {
    releaseCareers: undefined,
    releaseHardship: undefined,
    userSelfSupport: undefined,
    partnerSelfSupport: undefined,
  };

  test('states that both have considered the range', () => {
    expect(textOf(FAR)).toContain(
      'Each of us has considered this range and releases support nevertheless, for the reasons stated above.',
    );
    expect(textOf('names-in-other-scripts', reasons)).toContain(
      'Each of us has considered this range and releases support nevertheless.',
    );
  });

  test('far above zero is a finding until a reason is stated', () => {
    expect(found(FAR, reasons)).toContain('release-without-reasons');
    expect(found(FAR)).not.toContain('release-without-reasons');
  });
});

test('a pension in pay is counted without contributions, and dividing it is a note', () => {
  const text = textOf('common-law-home-sold-pension-payments-divided');
  expect(text).toContain(
    '$29,400.00 of the income of Sam Sample is a pension in pay; the rest of both incomes, as stated by us, is counted as employment income.',
  );
  expect(text).not.toContain('Both incomes are counted as employment income');
  expect(found('common-law-home-sold-pension-payments-divided')).toContain('divided-pension-and-range');
});

test('what ends no support is a marriage for a couple that was never married', () => {
  expect(textOf('common-law-spousal-support')).toContain('Marriage or living with another person does not');
  expect(textOf('married-spousal-support')).toContain('Remarriage or living with another person does not');
});

test('an agreement about a child of age alone has no terms of minors', () => {
  const text = textOf('married-only-an-adult-student-spousal-support');
  for (const words of ['articles of this agreement about parenting', 'parent with parenting time', 'parental control'])
    expect(text).not.toContain(words);
  expect(text).toContain('Our annual incomes are $130,000.00 for Alex Example and $30,000.00 for Sam Sample');
});

test('the reason for a range that is not stated is the day that is missing', () => {
  expect(textOf('common-law-no-children')).toContain(
    'This article states no range under the Advisory Guidelines, because this agreement does not state when we began to live together.',
  );
});

test('the heading on changes names a retirement only where one is agreed', () => {
  expect(textOf('married-spousal-support')).toContain('Spousal support: changes in the payor’s income');
});

test('a lump sum outside the two values after tax is a finding', () => {
  const name = 'common-law-spousal-support-as-a-lump-sum';
  expect(found(name, { spousalLumpSum: cents(3_650_000) })).toContain('lump-sum-outside-values');
  expect(found(name)).not.toContain('lump-sum-outside-values');
});

test('the agreement names an amount outside the range', () => {
  expect(textOf('married-spousal-support-two-children')).toContain(
    'The amount in this agreement is above this range. Each of us has considered this and agrees on the amount.',
  );
});

test('a child of another relationship who is of age remains dependent', () => {
  expect(textOf('married-parenting-in-detail')).toContain(
    'born on 15 January 2008, who is of age and remains dependent.',
  );
});

test('the suggested duration is a sentence', () => {
  expect(textOf('married-long-spousal-support-without-children')).toContain(
    'The suggested duration is indefinite (duration not specified), because the time counted is 20 years or more.',
  );
  expect(textOf('common-law-spousal-support')).toContain(
    'because the recipient’s age at the separation (56) and the time counted (16 years and 9 months) add up to 65 or more.',
  );
});

test('an event of a review and the first increase are sentences', () => {
  const text = textOf('married-spousal-support-for-a-fixed-term-that-steps-down');
  expect(text).toContain('or once the following has happened: Sam has finished the college program.');
  expect(text).toContain(
    'The first increase of a later amount takes place on the first 1 July after that amount starts.',
  );
});

test('a reason for a release is introduced by its subject', () => {
  const text = textOf('married-home-bought-out-with-equalization-and-pension');
  expect(text).toContain('As to need after the separation: Neither of us is in need');
  expect(text).not.toContain('for the following reason: Alex works');
});

test('life insurance without an amount asks for one', () => {
  const { missing } = generateAgreement(
    recordOf('married-assets-debts-every-optional-clause', { insuranceAmount: undefined }),
    asOf,
  );
  expect(missing.map(({ answer }) => answer)).toContain('insuranceAmount');
});
