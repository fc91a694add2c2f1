import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
import { advisorySupport } from '@evenhand/family-law/agreement/advisory-support';
import { expenseShares } from '@evenhand/family-law/agreement/expense-shares';
import { knownExpenses } from '@evenhand/family-law/agreement/known-expenses';
import type { Statements } from '@evenhand/family-law/agreement/statements';
import { generateAgreement } from '@evenhand/family-law/document/generate';
import { plainText } from '@evenhand/family-law/document/plain-text';
import { situations } from './agreements/situations.js';
import { asset, statement } from './agreements/statements.js';

const asOf = '2026-11-21';
const situation = (name: string, changes: IntakeRecord = {}): IntakeRecord => ({ ...situations[name], ...changes });
const letters = (record: IntakeRecord) => generateAgreement(record, asOf).schedules.map(({ letter }) => letter);
const scheduleOf = (letter: string, record: IntakeRecord) => {
  const document = generateAgreement(record, asOf);
  const only = document.schedules.filter((schedule) => schedule.letter === letter);
  return plainText({ ...document, articles: [], missing: [], schedules: only });
};

describe('the schedules', () => {
  test('are omitted when empty, with the letters that the articles cite', () => {
    expect(letters(situation('married-two-children-joint-home'))).toEqual(['D', 'E', 'F', 'H']);
    expect(letters(situation('common-law-no-children'))).toEqual(['H']);
    expect(letters({})).toEqual(['H']);
  });

  test.each(Object.keys(situations))('contain every schedule that the articles of %s cite', (name) => {
    const document = generateAgreement(situation(name), asOf);
    const named = JSON.stringify(document.articles).matchAll(/Schedules? (\w\d?)(?: and (\w\d?))? (?!III)/g);
    const there = document.schedules.map(({ letter }) => letter);
    for (const [, ...mentioned] of named)
      for (const letter of mentioned.filter((one) => /^[A-H]\d?$/.test(one ?? ''))) expect(there).toContain(letter);
  });

  test('state the assumed first parent and the distance to the 40% line', () => {
    const record = situation('married-shared-week-on-week-off');
    const open = { scheduleStartsOn: undefined, scheduleStartsWith: undefined, exchangeHour: undefined };
    const text = scheduleOf('F', { ...record, ...open });
    expect(text).toContain('assumes that the first turn is with Alex Example');
    expect(text).toContain('Alex Example: above the 40% line: 888 hours');
    expect(text).toContain('Sam Sample: share by hours: 49.86%');
  });

  test('count the year from the first day of a schedule that begins later, not of one that has begun', () => {
    const from = (scheduleStartsOn: string) =>
      scheduleOf('F', situation('married-shared-week-on-week-off', { scheduleStartsOn }));
    expect(from('2027-02-01')).toContain('The calculation covers the twelve months from 1 February 2027.');
    expect(from('2026-09-07')).toContain('The calculation covers the twelve months from 21 November 2026.');
  });

  test('state which of the alternate weekends is the first where the schedule has a first day', () => {
    const record = situation('married-two-children-joint-home');
    const articleOf = (scheduleStartsOn?: string) =>
      plainText({ ...generateAgreement({ ...record, scheduleStartsOn }, asOf), schedules: [] });
    expect(articleOf('2026-12-09')).toContain('The first of these weekends begins on Friday, 11 December 2026.');
    expect(articleOf('2026-12-11')).toContain('The first of these weekends begins on Friday, 11 December 2026.');
    for (const afterFriday of ['2026-12-12', '2026-12-13'])
      expect(articleOf(afterFriday)).toContain('The first of these weekends begins on Friday, 25 December 2026.');
    expect(articleOf()).not.toContain('The first of these weekends');
  });

  test('omit parenting time when the schedule is custom', () => {
    expect(letters(situation('married-one-parent-decides-custom-schedule'))).not.toContain('F');
  });

  test('show child support both ways when the children live apart and the arrangement is custom', () => {
    const record = situation('married-three-children-other-arrangement');
    const children = record.children?.map((child) => ({ ...child, livesWith: undefined }));
    const text = scheduleOf('D', { ...record, children });
    expect(text).toContain('1 | 2 | Alex Example | $603.00');
    expect(text).toContain('2 | 1 | Sam Sample | $309.00');
  });

  test('share special expenses after spousal support', () => {
    const text = scheduleOf('D', situation('married-spousal-support-two-children'));
    expect(text).toContain('Alex Example: yearly income after spousal support: $109,200.00');
    expect(text).toContain('Alex Example: share of both incomes: 70.00%');
  });

  const parents = situation('married-spousal-support-two-children', {
    userIncome: cents(90_000_00),
    partnerIncome: cents(40_000_00),
    spousalSupportPayer: 'owner',
    spousalSupportAmount: cents(2_000_00),
    spousalStart: '2025-10-01',
    spousalEnd: undefined,
    spousalSteps: undefined,
    expenses: [{ kind: 'Activities', what: 'Hockey', amount: cents(1_000_00), per: 'A month', paidBy: 'partner' }],
  });
  const [reduced, ended] = [{ from: '2026-01-01', amount: cents(500_00) }, 'They have been paid'] as const;

  // Of 130,000 a year: 66,000 after 24,000 of support, 84,000 after 6,000, all 90,000 after none.
  test.each<[string, IntakeRecord, string, number, string]>([
    ['of the amount that is agreed', {}, '50.77%', 507_69, ' after spousal support: $66,000.00'],
    ['after a change', { spousalSteps: [reduced] }, '64.62%', 646_15, ' after spousal support: $84,000.00'],
    ['after a change that is ahead', { spousalSteps: [{ ...reduced, from: '2027-01-01' }] }, '50.77%', 507_69, ''],
    ['until its last payment', { spousalEnd: '2026-12-01' }, '50.77%', 507_69, ' after spousal support: $66,000.00'],
    ['after its last payment', { spousalEnd: '2026-11-30', spousalPastPaid: ended }, '69.23%', 692_31, ': $90,000.00'],
  ])('share special expenses by the support that is paid next: %s', (_when, changes, percent, monthly, income) => {
    const record = { ...parents, ...changes };
    expect(expenseShares(record, asOf)?.percent.owner).toBe(percent);
    expect(knownExpenses(record, asOf)?.transfer).toEqual({ payor: 'owner', monthly });
    expect(scheduleOf('D', record)).toContain(`Alex Example: yearly income${income}`);
  });
});

describe('the range of the Advisory Guidelines', () => {
  const married = situation('married-spousal-support');

  test.each<[string, IntakeRecord]>([
    ['Both incomes must be known.', { partnerIncome: undefined }],
    ['The day on which we began to live together must be known.', { relationshipType: 'Common-law' }],
    ['The dates of marriage and separation must be known.', { marriageDate: undefined }],
    ['The separation is earlier than the marriage.', { marriageDate: '2026-03-01' }],
    ['The provinces where we live must be known.', { partnerProvince: undefined }],
    [
      'The tax of Quebec is not known here, and that of Ontario is too different to be used in its place.',
      { partnerProvince: 'QC' },
    ],
    ['Whether there are children must be known.', { hasChildren: undefined }],
    ['The birth dates of the children must be known.', { hasChildren: true, children: [{}] }],
    [
      'With whom each child lives must be known.',
      { hasChildren: true, children: [{ birthdate: '2015-01-01' }], primaryResidence: 'Other arrangement' },
    ],
  ])('is omitted: %s', (because, changes) => {
    expect(advisorySupport({ ...married, ...changes }, asOf)).toEqual({ kind: 'unknown', because });
    expect(letters({ ...married, ...changes })).not.toContain('E');
  });

  test('is counted with the last known tax year when the tax of the year is not known yet', () => {
    const later = advisorySupport(married, '2031-01-01');
    expect(later).toMatchObject({ kind: 'range', result: { monthly: { low: expect.any(Number) } } });
  });

  test('is omitted for a day before the first known tax year', () => {
    expect(advisorySupport(married, '2019-01-01')).toMatchObject({ kind: 'unknown' });
  });

  test('counts whole months from the marriage to the separation', () => {
    const months = (marriageDate: string, separationDate: string) => {
      const advisory = advisorySupport({ ...married, marriageDate, separationDate }, asOf);
      return advisory.kind === 'range' && advisory.monthsTogether;
    };
    expect(months('2012-06-16', '2026-02-01')).toBe(163);
    expect(months('2012-06-16', '2026-02-16')).toBe(164);
    expect(months('2026-02-01', '2026-02-01')).toBe(0);
  });

  test('counts years together before the wedding, and those of an unmarried couple', () => {
    const together = (changes: IntakeRecord) => {
      const advisory = advisorySupport({ ...married, ...changes }, asOf);
      return advisory.kind === 'range' && advisory.monthsTogether;
    };
    expect(together({ cohabitationDate: '2010-06-16' })).toBe(187);
    const unmarried: IntakeRecord = { relationshipType: 'Common-law', marriageDate: undefined };
    expect(together({ ...unmarried, cohabitationDate: '2010-06-16' })).toBe(187);
    expect(together({ ...unmarried, cohabitationDate: '2026-03-01' })).toBe(false);
  });

  test('uses the age of the recipient at separation for the rule of 65', () => {
    const duration = (partnerBirthdate: string) => {
      const advisory = advisorySupport({ ...married, partnerBirthdate }, asOf);
      return advisory.kind === 'range' && advisory.result.duration.text;
    };
    expect(duration('1973-01-31')).toContain(
      'age at the separation (53) and the time counted (13 years and 7 months) add up to 65 or more',
    );
    expect(duration('1980-01-31')).not.toContain('add up to 65');
  });

  test('is that of a claim against the higher earner when support is waived', () => {
    const release = { ...married, spousalSupportRequested: false, userIncome: cents(3_000_000) };
    expect(advisorySupport(release, asOf)).toMatchObject({ kind: 'range', payor: 'partner' });
    expect(advisorySupport({ ...release, partnerIncome: cents(3_000_000) }, asOf)).toMatchObject({
      kind: 'range',
      result: { monthly: { low: 0, mid: 0, high: 0 } },
    });
  });

  test('is given for split children, equal incomes and a payor in another province', () => {
    const split: IntakeRecord = {
      ...married,
      userIncome: cents(8_000_000),
      partnerIncome: cents(8_000_000),
      userProvince: 'AB',
      spousalSupportPayer: 'owner',
      hasChildren: true,
      primaryResidence: 'Other arrangement',
      children: [
        { birthdate: '2015-01-01', livesWith: 'partner' },
        { birthdate: '2016-01-01', livesWith: 'partner' },
        { birthdate: '2013-01-01', livesWith: 'owner' },
      ],
    };
    const advisory = advisorySupport(split, asOf);
    expect(advisory).toMatchObject({ kind: 'range', result: { formula: 'with-child-split' } });
    if (advisory.kind !== 'range') return;
    expect(advisory.result.notices).toContainEqual(expect.objectContaining({ code: 'tax-of-ontario' }));
    expect(advisory.result.childSupport?.tables.payor.authority.citation).toContain('Alberta');
    expect(advisory.result.monthly.high).toBeGreaterThanOrEqual(advisory.result.monthly.low);
  });

  test('does not depend on the agreed amount or on whether it is stated, where there are special expenses', () => {
    const range = (spousalSupportAmount: IntakeRecord['spousalSupportAmount']) => {
      const advisory = advisorySupport(
        {
          ...situation('married-spousal-support-two-children'),
          expenses: [{ kind: 'Child care', amount: cents(120_000), per: 'A month', paidBy: 'partner' }],
          spousalSupportAmount,
        },
        asOf,
      );
      return advisory.kind === 'range' && advisory.result.monthly;
    };
    expect(range(cents(0))).toEqual(range(cents(200_000)));
    expect(range(undefined)).toEqual(range(cents(200_000)));
  });

  test('is never listed as a missing answer', () => {
    const { missing } = generateAgreement({ ...married, partnerProvince: undefined, userProvince: undefined }, asOf);
    expect(missing).toEqual([]);
  });
});

describe('schedules A to C', () => {
  const married = situation('married-no-children-renting');
  const home = (goesTo: string) => asset('Home', 400_000_00, { ownership: 'joint', isMatrimonialHome: true, goesTo });
  const owners = statement([
    home('party_a'),
    asset('Savings', 100_000_01),
    asset('Car of Sam', 5, { ownership: 'party_b' }),
  ]);
  const partners = statement([home('party_b'), asset('Pension', 60_000_00)]);
  const written = (statements: Statements, record = married) => {
    const document = generateAgreement(record, asOf, statements);
    return { letters: document.schedules.map(({ letter }) => letter), text: plainText(document) };
  };

  test('A and B list each party’s items with share and recipient', () => {
    const { letters, text } = written({ owner: owners, partner: partners });
    expect(letters.slice(0, 3)).toEqual(['A', 'B', 'C']);
    expect(text).toContain('Home (matrimonial home) | 50% | $0.00 | $200,000.00 | $200,000.00 | Alex Example');
    expect(text).toContain('Savings | 100% | $0.00 | $100,000.01 | $100,000.01 | not stated');
    expect(text).toContain('Total |  | $0.00 | $300,000.01 | $300,000.01 |');
    expect(text).toContain('2025 | $80,000.50');
    expect(text).toContain('Schedule A is the financial statement of Alex Example.');
    expect(text).toContain('As disclosed by Alex Example on 20 November 2026.');
    expect(text).not.toContain('Car of Sam');
  });

  test('B states the masked address, the day and the condition of its validity', () => {
    const { text } = written({ owner: owners, partner: partners });
    expect(text).toContain('Disclosed from s…e@example.test on 20 November 2026. It becomes the disclosure of Sam');
    expect(text).toContain('Schedule B is the financial statement of Sam Sample, who confirms it with a one-time code');
    expect(text).not.toMatch(/As disclosed by Sam|sam-sample@/);
    const late = { ...partners, frozenAt: '2026-11-21T03:00:00.000Z' };
    expect(written({ owner: null, partner: late }).text).toContain('on 20 November 2026. It becomes');
  });

  test('C has the calculated figures and the payor', () => {
    const { text } = written({ owner: owners, partner: partners });
    expect(text).toContain('Net family property | $299,000.00 | $258,999.99');
    expect(text).toMatch(/Half of the difference is \$20,000\.01, which Alex Example would pay to Sam Sample/);
  });

  test('are omitted without a disclosure, and C for an unmarried couple', () => {
    const choices: Statements['choices'] = [{ fact: 'owner-income', source: 'answer' }];
    expect(written({ owner: owners, partner: null, choices }).letters.slice(0, 2)).toEqual(['A', 'E']);
    expect(written({ owner: null, partner: partners }).text).toContain('Schedule B is the financial statement of Sam');
    const { letters, text } = written({ owner: owners, partner: partners }, situation('common-law-no-children'));
    expect(letters.slice(0, 3)).toEqual(['A', 'B', 'H']);
    expect(text).toContain('Savings | 100% | $100,000.01 | not stated');
  });

  test('the articles state the recipients of disclosed items and the differences of the statements', () => {
    const joint = (goesTo: string) => asset('Boat', 5, { ownership: 'joint', goesTo });
    const statements = {
      owner: statement([home('party_a'), joint('party_b'), asset('Savings', 1, { goesTo: 'party_a' })]),
      partner: statement([home('party_b'), joint('shared'), asset('Car', 1, { goesTo: 'party_b' })]),
    };
    const { text } = written(statements);
    expect(text).toContain('Savings | Alex Example | Alex Example');
    expect(text).toContain('Car | Sam Sample | Alex Example');
    expect(text).toContain('Boat | both of us | our two statements differ');
    expect(text).not.toContain('Home | both of us');
    expect(text).toContain('Apart from the items in our financial statements, we have no property to divide.');
    expect(text).not.toContain('There is no other property');
    expect(written({ owner: statement([joint('sold')]), partner: statement([joint('sold')]) }).text).toContain(
      'Boat | both of us | sold',
    );
  });

  test('C states that nothing was calculated when a value is missing', () => {
    const untold = statement([asset('Pension', 60_000_00, { atSeparation: null })]);
    expect(written({ owner: owners, partner: untold }).text).toContain('Schedules A and B do not state every value');
  });
});
