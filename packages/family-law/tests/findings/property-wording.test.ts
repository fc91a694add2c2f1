import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
import { generateAgreement } from '@evenhand/family-law/document/generate';
import { plainText } from '@evenhand/family-law/document/plain-text';
import { consistencyFindings } from '@evenhand/family-law/findings/consistency-findings';
import { dollars } from '@evenhand/family-law/money';
import { situations } from '../agreements/situations.js';

const asOf = '2026-11-21';
const sample = (name: string) => situations[name] ?? {};
const textOf = (name: string) => plainText(generateAgreement(sample(name), asOf));

/** Sample, what its agreement states, and what it does not. */
const stated: [string, string, RegExp][] = [
  [
    'married-home-bought-out-with-equalization-and-pension',
    'Sam Sample will pay for utilities and ordinary upkeep. Sam Sample will pay the mortgage, property tax and insurance.',
    /While both of us live there|one of us who lives/,
  ],
  [
    'married-equalization-in-instalments-charged',
    'in proportion to our yearly incomes.',
    /while neither of us has an income/,
  ],
  [
    'married-home-owned-by-one-transferred',
    'The lawyer for Alex Example will hold it in trust and release it once Sam Sample has signed a release of all claims to the home.',
    /If one of us keeps the home instead/,
  ],
  [
    'married-home-owned-by-one-transferred',
    'Until the home is sold or transferred or, if its owner keeps it, every payment for it that is written above has been made,',
    /Until the home is sold or transferred[^ ]/,
  ],
  [
    'married-spousal-support',
    'This release does not apply to spousal support for the time from our separation until 1 December 2026, which this agreement does not settle.',
    /other kinds/,
  ],
  [
    'married-home-owned-by-one-transferred',
    'If such a payment is not made on its day, Sam Sample may ask a court to order the sale of the home',
    /the day on which the title is transferred/,
  ],
  [
    'married-separated-seven-years-federal-pension-pays-support',
    'Each of us understands that this benefit ends if we divorce, unless the plan provides otherwise.',
    /Its family law value/,
  ],
  [
    'married-separated-seven-years-federal-pension-pays-support',
    'Its value imputed under section 10.1(2) of the Family Law Act as of 31 May 2019 is $420,000.00.',
    /a general security agreement/,
  ],
  [
    'married-separated-seven-years-federal-pension-pays-support',
    'It will be registered within 10 days after this agreement takes effect, under the Personal Property Security Act or on title to land, and discharged when the payment and all interest have been paid.',
    /property of the following kinds/,
  ],
  ['common-law-no-children', 'as the Child Support Guidelines, O. Reg. 391/97, define it', /as the Guidelines define/],
  ['married-no-children-renting', 'as the Federal Child Support Guidelines define it', /as the Guidelines define/],
  ['married-no-children-renting', 'The division of our property and debts under', /our property, home and debts/],
  ['married-no-children-renting', 'We have no debts to divide.', /other than a mortgage/],
  ['common-law-no-children', 'We have no property to divide.', /no other property to divide/],
  ['common-law-home-sold-pension-payments-divided', 'we own pensions and vehicles', /T2220|Registered plans will be/],
  ['married-adult-student-home-pension-release', 'we own bank accounts and a pension', /A share of a pension that is/],
  [
    'common-law-private-home-and-addresses-for-service',
    'kept private; see the article "Notices and address for service"',
    /Postal address \| not stated/,
  ],
  [
    'married-home-owned-by-one-transferred',
    'We have agreed on what happens to the home in these words: "Alex keeps the home and pays Sam $120,000.00 by 30 June 2027."',
    /in these words:\n/,
  ],
  [
    'married-assets-debts-every-optional-clause',
    'as follows: "Each keeps the accounts in their own name. Sam keeps the car."',
    /as follows:\n/,
  ],
  [
    'married-equalization-in-instalments-charged',
    'in 35 instalments of $2,777.77 and a last instalment of $2,778.06.',
    /36 instalments/,
  ],
  [
    'married-no-children-renting',
    'Each of us keeps every workplace pension in their own name.',
    /our own (name|parenting)/,
  ],
  [
    'married-equalization-in-instalments-charged',
    'Alex Example will keep Sam Sample designated as a beneficiary of life insurance in the amount that secures the support, for as long as support is payable.',
    /keep the other designated/,
  ],
  [
    'married-equalization-in-instalments-charged',
    'Our other pet will live with Alex Example',
    /Our animal will|in these words: "every/,
  ],
  ['married-equalization-in-instalments-charged', 'Alex Example will have Biscuit every second weekend.', /animal/],
  ['married-two-children-joint-home', 'the party who lives in it will pay', /the one of us/],
];

test.each(stated)('%s states: %s', (name, sentence, not) => {
  const text = textOf(name);
  expect(text).toContain(sentence);
  expect(text).not.toMatch(not);
});

const found = (record: object) => consistencyFindings(record, asOf).map(({ id }) => id);

describe('the couple is asked', () => {
  test('whether the home that its owner keeps is counted in the equalization payment too', () => {
    const instalments = sample('married-equalization-in-instalments-charged');
    const open = generateAgreement({ ...instalments, homeInEqualization: undefined }, asOf);
    expect(open.missing.map(({ answer }) => answer)).toEqual(['homeInEqualization']);
    expect(textOf('married-equalization-in-instalments-charged')).toContain(
      'The value of the home was not counted in the equalization payment.',
    );
    expect(found(instalments)).not.toContain('home-paid-twice');
    expect(found({ ...instalments, homeInEqualization: 'Yes, its value is counted' })).toContain('home-paid-twice');
  });

  test('for a plan when the owner keeps the home and pays for it in own words only', () => {
    expect(found(sample('married-home-owned-by-one-transferred'))).toContain('home-payment-without-plan');
    expect(found(sample('married-two-children-joint-home'))).not.toContain('home-payment-without-plan');
  });

  test('about spousal support before its first payment, from the first month and with a lump sum', () => {
    const paid = sample('married-spousal-support');
    const from = (separationDate: string, more: IntakeRecord = {}) =>
      found({ ...paid, spousalBefore: undefined, separationDate, spousalStart: '2026-12-01', ...more });
    expect(from('2026-11-02')).not.toContain('support-before-first-payment');
    expect(from('2026-11-01')).toContain('support-before-first-payment');
    const lumpSum: IntakeRecord = { spousalForm: 'Every month and a lump sum', spousalLumpSum: dollars(5_000) };
    expect(from('2026-05-01', lumpSum)).toContain('support-before-first-payment');
    const once: IntakeRecord = { spousalForm: 'Once, as a lump sum', spousalLumpSumOn: '2026-12-15' };
    expect(from('2026-05-01', once)).toContain('support-before-first-payment');
    expect(from('2026-05-01', { ...once, spousalLumpSumOn: undefined })).not.toContain('support-before-first-payment');
    expect(from('2026-05-01', { spousalBefore: 'Nothing is owed for it' })).toContain('support-before-first-payment');
    expect(from('2026-05-01', { spousalBefore: 'We leave it open' })).not.toContain('support-before-first-payment');
  });

  test('about child support before its first payment only where the couple agrees that nothing is owed', () => {
    const family = sample('married-two-children-joint-home');
    expect(found(family)).not.toContain('child-support-before-first-payment');
    expect(found({ ...family, childArrears: cents(0) })).toContain('child-support-before-first-payment');
  });

  test('what the security is when the couple owns nothing that can be charged', () => {
    const federal = sample('married-separated-seven-years-federal-pension-pays-support');
    expect(found(federal)).not.toContain('security-not-owned');
    expect(found({ ...federal, assetTypes: ['Pension'] })).toContain('security-not-owned');
  });

  test('of an extra term that the agreement leaves out', () => {
    const clauses = (...optionalClauses: NonNullable<IntakeRecord['optionalClauses']>) => ({ optionalClauses });
    const family = sample('married-two-children-joint-home');
    for (const clause of ['Travel with the children', 'Parenting coordinator', 'Life insurance as security']) {
      expect(found({ ...sample('married-no-children-renting'), ...clauses(clause) })).toContain(
        'chosen-clause-left-out',
      );
      expect(found({ ...family, ...clauses(clause) })).not.toContain('chosen-clause-left-out');
    }
    const barriers = clauses('Religious barriers to remarriage');
    expect(found({ ...sample('common-law-no-children'), ...barriers })).toContain('chosen-clause-left-out');
    expect(found({ ...family, ...barriers })).not.toContain('chosen-clause-left-out');
  });

  test('for retirement savings when form T2220 is chosen without any', () => {
    const chosen = { jointElections: ['Registered savings go over by form T2220, without tax'] };
    expect(found({ ...sample('married-no-children-renting'), ...chosen })).toContain('election-without-savings');
  });
});
