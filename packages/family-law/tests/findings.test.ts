import { isAsked } from '@evenhand/contracts/intake/asked';
import { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
import type { Statements } from '@evenhand/family-law/agreement/statements';
import { consistencyFindings } from '@evenhand/family-law/findings/consistency-findings';
import fc from 'fast-check';
import { situations } from './agreements/situations.js';
import { asset, statement } from './agreements/statements.js';
import './seeded.js';

const asOf = '2026-11-21';
const family = situations['married-two-children-joint-home'] ?? {};
const found = (changes: IntakeRecord, from: IntakeRecord = family) =>
  consistencyFindings({ ...from, ...changes }, asOf).map(({ id }) => id);
const sentenceOf = (changes: IntakeRecord) => consistencyFindings({ ...family, ...changes }, asOf)[0]?.sentence;

describe('consistent answers', () => {
  const withFindings = [
    'married-parenting-in-detail',
    'married-shared-2-2-3-agreed-amount',
    'married-income-over-150000',
    'married-spousal-support-two-children',
    'half-answered-with-children',
    'married-children-of-age-and-independent',
    'married-schedule-contradicts-residence',
    'married-no-child-support-agreed',
    'married-one-step-child-hidden-home-religious-barriers',
    'married-home-owned-by-one-transferred',
    'married-separated-seven-years-federal-pension-pays-support',
    'married-three-children-other-arrangement',
    'common-law-home-sold-pension-payments-divided',
    'married-shared-time-nothing-owed-from-before',
    'married-spousal-support-for-a-fixed-term-that-steps-down',
  ];

  test.each(Object.keys(situations).filter((name) => !withFindings.includes(name)))('%s has no finding', (name) => {
    expect(found({}, situations[name])).toEqual([]);
  });

  test('each other situation has its expected findings', () => {
    expect(withFindings.map((name) => found({}, situations[name]))).toEqual([
      ['hidden-without-address-for-service'],
      ['set-off-states-net-only'],
      ['release-despite-difference'],
      ['spousal-amount-outside-range'],
      ['marriage-date-missing', 'home-without-plan'],
      ['adult-child'],
      ['weekends-not-equal'],
      ['amount-below-table-with-reason'],
      ['step-parent-pays-table'],
      ['home-payment-without-plan'],
      ['support-before-first-payment'],
      ['amount-below-table-with-reason', 'set-off-states-net-only'],
      ['divided-pension-and-range'],
      ['child-payments-in-the-past', 'child-support-before-first-payment'],
      ['spousal-payments-in-the-past'],
    ]);
  });
});

const agreed = (dollars: number, reason?: string): IntakeRecord => ({
  agreedChildSupportAmount: cents(dollars * 100),
  childSupportReason: reason,
});

describe('about child support', () => {
  const sharedTime: IntakeRecord = { primaryResidence: 'Equal (shared)', parentingSchedule: '2-2-3' };

  test('an amount below the table needs a reason', () => {
    expect(found(agreed(900))).toEqual(['amount-below-table']);
    expect(sentenceOf(agreed(900))).toContain('$900.00 a month is less than the $1,251.00');
    expect(found(agreed(900, '  '))).toEqual(['amount-below-table']);
    expect(found(agreed(900, 'Sam has the lower costs.'))).toEqual(['amount-below-table-with-reason']);
    expect(found(agreed(0))).toEqual(['amount-below-table']);
    expect(found(agreed(0, 'We each pay what comes up.'))).toEqual(['amount-below-table-with-reason']);
    expect(sentenceOf(agreed(0, 'We each pay what comes up.'))).toContain('No child support is agreed');
    expect(found(agreed(1_251))).toEqual([]);
    expect(found(agreed(1_300))).toEqual([]);
  });

  test('a payer other than the one by the Guidelines needs a reason', () => {
    expect(found({ ...sharedTime, ...agreed(200), childSupportPayer: 'partner' })).toEqual([
      'amount-below-table',
      'set-off-states-net-only',
    ]);
    expect(found({ ...sharedTime, ...agreed(200, 'As agreed'), childSupportPayer: 'partner' })).toEqual([
      'set-off-states-net-only',
    ]);
  });

  test('an amount other than the set-off needs a reason when time is shared', () => {
    expect(found({ ...sharedTime, ...agreed(1_251) })).toEqual(['support-not-set-off', 'set-off-states-net-only']);
    expect(found({ ...sharedTime, ...agreed(179) })).toEqual([]);
    expect(found({ ...sharedTime, ...agreed(1_251, 'Alex earns more in some years.') })).toEqual([
      'set-off-states-net-only',
    ]);
  });

  test.each(['2-2-3', 'Week on/week off'] as const)(
    '%s is reported as equal time when the residence is not shared',
    (parentingSchedule) => {
      expect(found({ parentingSchedule })).toEqual(['equal-schedule-not-shared']);
      expect(found({ parentingSchedule, primaryResidence: undefined })).toEqual([]);
    },
  );

  test('alternate weekends are not equal time', () => {
    expect(found({ primaryResidence: 'Equal (shared)' })).toEqual(['weekends-not-equal']);
  });

  test('a payer with whom the children live is reported', () => {
    expect(found({ residentialParent: 'owner' })).toEqual(['payer-has-the-children']);
  });

  test('a child not yet born and an adult child are reported by name', () => {
    const children = [
      { name: 'Robin', birthdate: '2026-11-22' },
      { name: 'Kim', birthdate: '2008-11-21' },
      { birthdate: '2008-11-22' },
    ];
    const findings = consistencyFindings({ ...family, children }, asOf);
    expect(findings.map(({ id, severity }) => [id, severity])).toEqual([['child-not-yet-born', 'blocking']]);
    expect(findings[0]?.sentence).toContain('Robin');
    const [note] = consistencyFindings({ ...family, children: children.slice(1) }, asOf);
    expect([note?.id, note?.severity]).toEqual(['adult-child', 'note']);
    expect(note?.sentence).toMatch(/^Kim is of age/);
  });

  test('answers about children are ignored when there are no children', () => {
    expect(found({ hasChildren: false, residentialParent: 'owner', children: [{ birthdate: '2030-01-01' }] })).toEqual(
      [],
    );
  });
});

describe('about child support in own words', () => {
  const words = 'child-support-in-own-words';

  test.each([
    'Sam waives child support.',
    'There will be no child support, because Sam keeps the home.',
    'The transfer of the home is instead of support for the children.',
    'Alex doesn’t pay child support while unemployed.',
  ])('a waiver in free text is reported: %s', (homeDivisionDescription) => {
    expect(found({ homeDivisionDescription })).toEqual([words]);
  });

  test.each([
    'The home is sold. Each of us gets half of what is left, about $230,000.',
    'Alex keeps the home and pays Sam $120,000.00. The children go on living there.',
    'Sam supports the children’s hobbies.',
  ])('free text about another subject is not reported: %s', (homeDivisionDescription) => {
    expect(found({ homeDivisionDescription })).toEqual([]);
  });

  test('an amount in the reason is not reported', () => {
    const reasoned = (reason: string) => found(agreed(1_300, reason));
    expect(reasoned('The table amount of $1,251 is rounded up.')).toEqual([]);
    expect(reasoned('Sam gives up child support from 2028 on.')).toEqual([words]);
  });
});

describe('about spousal support in own words', () => {
  const words = 'spousal-support-in-own-words';
  const paid = situations['married-spousal-support'] ?? {};

  test.each([
    'Alex pays $850 spousal support until the house is sold.',
    'Sam keeps the car in place of alimony of 300 dollars a month.',
  ])('an amount outside its answer is reported: %s', (assetDivisionDescription) => {
    expect(found({ hasAssets: true, assetDivisionDescription }, paid)).toEqual(['other-payment-in-own-words']);
    const released: IntakeRecord = { hasAssets: true, assetDivisionDescription, spousalSupportRequested: false };
    expect(found(released)).toEqual(['other-payment-in-own-words']);
  });

  test('a waiver is reported when spousal support is paid, and not when both give it up', () => {
    const waiver: IntakeRecord = { hasAssets: true, assetDivisionDescription: 'Sam waives spousal support.' };
    expect(found(waiver, paid)).toEqual([words]);
    expect(found({ ...waiver, spousalSupportRequested: false })).toEqual([]);
  });

  test('the reason and the duration may name amounts, and what is no spousal support is not reported', () => {
    expect(found({ spousalSupportReason: 'Spousal support of $800 keeps the home.' }, paid)).toEqual([]);
    const assetDivisionDescription = 'Sam gets $800 for the car and supports the children’s hobbies.';
    expect(found({ hasAssets: true, assetDivisionDescription }, paid)).toEqual([]);
  });
});

describe('about the equalization payment and Schedule C', () => {
  const differs = 'equalization-differs-from-comparison';
  const statements = {
    owner: statement([asset('Savings', 100_000_00)]),
    partner: statement([asset('Savings', 40_000_00)]),
  };
  const beside = (changes: IntakeRecord, disclosed: Statements = statements) =>
    consistencyFindings({ ...family, ...changes }, asOf, { isDisclosed: true, statements: disclosed }).filter(
      ({ id }) => id !== 'assets-denied' && id !== 'debts-denied',
    );
  const pays = (equalizationPayer: 'owner' | 'partner', amount: number): IntakeRecord => ({
    equalizationOutcome: 'One of us pays the other',
    equalizationPayer,
    equalizationAmount: cents(amount * 100),
  });

  test('a different, reversed or missing payment is reported with both amounts', () => {
    const sentences = [pays('owner', 20_000), pays('partner', 30_000), {}].map((changes) => {
      const [finding] = beside(changes);
      return [finding?.id, finding?.sentence];
    });
    expect(sentences).toEqual([
      [differs, expect.stringContaining('$30,000.00 from you to your partner; you have agreed on $20,000.00 from you')],
      [differs, expect.stringContaining('; you have agreed on $30,000.00 from your partner to you')],
      [differs, expect.stringContaining('; you have agreed on no payment')],
    ]);
  });

  test('a missing payment leads to the answer that none is made', () => {
    expect(beside({})[0]?.answers[0]).toBe('equalizationOutcome');
    expect(beside(pays('owner', 20_000))[0]?.answers[0]).toBe('equalizationAmount');
  });

  test('the payment of Schedule C is not reported, nor is one that is rounded', () => {
    expect(beside(pays('owner', 30_000))).toEqual([]);
    expect(beside(pays('owner', 29_950))).toEqual([]);
  });

  test('no finding compares the payment when a disclosure or a value is missing, or the couple is unmarried', () => {
    const untold = {
      ...statements.partner,
      assets: statements.partner.assets.map((one) => ({ ...one, atMarriage: null })),
    };
    expect(beside(pays('owner', 1_000), { ...statements, partner: null })).toEqual([]);
    expect(beside(pays('owner', 1_000), { ...statements, partner: untold })).toEqual([]);
    const { 'common-law-no-children': unmarried = {} } = situations;
    expect(consistencyFindings(unmarried, asOf, { isDisclosed: true, statements }).map(({ id }) => id)).not.toContain(
      differs,
    );
  });
});

describe('about children of age', () => {
  const adult = { name: 'Kim', birthdate: '2006-05-01' };
  const child = { name: 'Robin', birthdate: '2015-03-04' };

  test('a dependent adult child gives no finding', () => {
    expect(found({ children: [child, { ...adult, dependency: 'Studies full time' }] })).toEqual([]);
    expect(found({ children: [child, adult] })).toEqual(['adult-child']);
  });
});

describe('about impossible dates', () => {
  const sale = (homeDivisionDescription: string) => found({ homeDivisionDescription });

  test.each(['31 April 2027', 'February 30, 2027', '2027-13-01', '29 February 2027'])(
    'an impossible date is reported: %s',
    (day) => {
      expect(sale(`The home is sold by ${day}.`)).toEqual(['impossible-dates']);
    },
  );

  test('a day that exists gives no finding', () => {
    expect(sale('The home is sold by 29 February 2028, or by 2028-03-31 at the latest.')).toEqual([]);
  });

  test('a day far back, and support that ends before it begins, are reported', () => {
    expect(found({ marriageDate: '1212-06-16' })).toEqual(['impossible-dates']);
    const couple = situations['married-spousal-support'] ?? {};
    expect(found({ spousalSupportDuration: 'until 31 December 2020', spousalEnd: undefined }, couple)).toEqual([
      'impossible-dates',
    ]);
  });
});

describe('about disclosure', () => {
  const findings = (isDisclosed: boolean | null, record = family) =>
    consistencyFindings(record, asOf, { isDisclosed }).map(({ id }) => id);

  test('equalization that is settled without a disclosure is reported for a married couple', () => {
    expect(findings(false)).toEqual(['equalization-without-disclosure']);
    expect(findings(true)).toEqual([]);
    expect(findings(null)).toEqual([]);
    expect(findings(false, situations['common-law-no-children'])).toEqual([]);
  });
});

describe('about dates and people', () => {
  test('a missing date of marriage, or one after the separation, is reported for a married couple', () => {
    expect(found({ marriageDate: undefined })).toEqual(['marriage-date-missing']);
    expect(found({ marriageDate: '2026-02-02' })).toEqual(['marriage-after-separation']);
    expect(found({ marriageDate: '2026-02-01' })).toEqual([]);
  });

  test('a date of separation in the future is reported', () => {
    expect(found({ separationDate: '2026-11-22' })).toEqual(['separation-ahead']);
    expect(found({ separationDate: asOf })).toEqual([]);
  });

  test('the same e-mail address for both is reported', () => {
    expect(found({ partnerEmail: ' Alex@Example.test' })).toEqual(['same-email']);
    expect(found({ userEmail: '', partnerEmail: '' })).toEqual([]);
  });

  test('an agreement is reported as outside Ontario when neither party lives there', () => {
    expect(found({ userProvince: 'BC', partnerProvince: 'AB' })).toEqual(['outside-ontario']);
    expect(found({ userProvince: 'BC' })).toEqual([]);
  });
});

describe('about the home', () => {
  test('a missing plan, value or mortgage is reported when the home is owned', () => {
    expect(found({ homeDivisionDescription: ' ' })).toEqual(['home-without-plan']);
    expect(sentenceOf({ homeEstimatedValue: undefined, homeMortgageBalance: undefined })).toBe(
      'You own a home, but your answers do not state what it is worth and what is owed on it.',
    );
    expect(found({ livingSituation: 'We rent', homeEstimatedValue: undefined })).toEqual([]);
  });

  test('a mortgage above the value is reported', () => {
    expect(found({ homeMortgageBalance: cents(78_000_001) })).toEqual(['mortgage-above-value']);
    expect(found({ homeMortgageBalance: cents(78_000_000) })).toEqual([]);
  });
});

describe('about spousal support', () => {
  const couple = situations['married-spousal-support'] ?? {};
  const paid = (dollars: number) => found({ spousalSupportAmount: cents(dollars * 100) }, couple);

  test('an amount outside the range of the Advisory Guidelines is reported', () => {
    expect([600, 700, 928, 929].map(paid)).toEqual([
      ['spousal-amount-outside-range'],
      [],
      [],
      ['spousal-amount-outside-range'],
    ]);
  });

  test('an amount is not compared with a range when the years together are unknown', () => {
    expect(found({ relationshipType: 'Common-law', spousalSupportAmount: cents(50_000) }, couple)).toEqual([]);
  });

  test('a payer with the smaller income is reported', () => {
    expect(found({ spousalSupportPayer: 'partner' }, couple)).toContain('spousal-payer-earns-less');
  });

  test('a release is reported with the range of the Advisory Guidelines when it is far above zero', () => {
    const release = { ...couple, spousalSupportRequested: false };
    expect(found({}, release)).toEqual(['release-despite-difference', 'release-without-reasons']);
    expect(consistencyFindings(release, asOf)[0]?.sentence).toContain('$696.15 to $928.19 a month');
    expect(found({ partnerIncome: cents(7_000_000) }, release)).toEqual([]);
  });
});

test('each finding has a sentence and refers to asked questions for any answers', () => {
  const field = (values: unknown[]) => fc.constantFrom(undefined, ...values);
  const records = fc.record({
    ...Object.fromEntries(
      Object.keys(IntakeRecord.shape).map((name) => {
        const values = Object.values(situations).map(
          (record) => Object.entries(record).find(([key]) => key === name)?.[1],
        );
        return [name, field([...values, ...(name.endsWith('Date') ? ['2031-05-05', '1950-02-28'] : [])])];
      }),
    ),
  });
  fc.assert(
    fc.property(records, (answers) => {
      const record = IntakeRecord.parse(answers);
      for (const { sentence, why, answers } of consistencyFindings(record, asOf)) {
        expect(`${sentence} ${why}`).not.toMatch(/undefined|NaN|null/);
        expect(answers.some((answer) => isAsked(answer, record))).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
