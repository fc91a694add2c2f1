import { intakeProblems } from '@evenhand/contracts/intake/checks';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
import type { Statements } from '@evenhand/family-law/agreement/statements';
import { dealOf } from '@evenhand/family-law/deal/deal';
import { generateAgreement } from '@evenhand/family-law/document/generate';
import { plainText } from '@evenhand/family-law/document/plain-text';
import { consistencyFindings } from '@evenhand/family-law/findings/consistency-findings';
import { agreedTerms } from '@evenhand/family-law/terms/terms';
import { situations } from '../agreements/situations.js';
import { asset, statement } from '../agreements/statements.js';

const asOf = '2026-11-21';
const boughtOut: IntakeRecord = { ...situations['married-home-bought-out-with-equalization-and-pension'] };
const instalments: IntakeRecord = { ...situations['married-equalization-in-instalments-charged'] };
const renting: IntakeRecord = { ...situations['married-no-children-renting'] };
const [pension] = boughtOut.pensions ?? [];

const textOf = (record: IntakeRecord) => plainText(generateAgreement(record, asOf));
const found = (record: IntakeRecord, statements?: Statements) =>
  consistencyFindings(record, asOf, { isDisclosed: true, ...(statements ? { statements } : {}) }).map(({ id }) => id);

test('the deal page shows home and equalization as one net payment', () => {
  const { pays, keeps } = dealOf(agreedTerms(boughtOut, asOf).terms, generateAgreement(boughtOut, asOf));
  expect(pays.filter(({ topic }) => topic === 'equalization').map(({ figure, payor }) => [figure, payor])).toEqual([
    ['$182,499.75', 'partner'],
  ]);
  expect(keeps.find(({ topic }) => topic === 'home')?.figure).toBeNull();
  expect(textOf(boughtOut)).toContain(
    'Sam Sample will pay Alex Example the difference of $182,499.75 by 31 March 2027.',
  );
});

test('a home that is sold instead of kept still pays the equalization', () => {
  expect(textOf(boughtOut)).toContain(
    'If the home is sold instead, the equalization payment will be paid to Sam Sample out of the share of Alex Example',
  );
  expect(textOf(boughtOut)).toContain(
    'If the home is then sold, the lawyer who closes the sale will first pay the mortgage',
  );
});

test('the deal page shows no figure when home and equalization cancel out', () => {
  const even = { ...boughtOut, equalizationAmount: cents(23_375_000) };
  const { pays } = dealOf(agreedTerms(even, asOf).terms, generateAgreement(even, asOf));
  expect(pays.find(({ topic }) => topic === 'equalization')).toMatchObject({ figure: null, payor: null });
});

describe('an equalization payment above the payment for the home', () => {
  const above: IntakeRecord = { ...boughtOut, equalizationPayer: 'owner', equalizationAmount: cents(25_000_000) };

  test('leaves no payment by the one who keeps a joint home', () => {
    const text = textOf(above);
    expect(text).toContain('Alex Example will pay Sam Sample the difference of $16,250.00');
    expect(text).toContain('The transfer will close through our lawyers. Sam Sample will pay the costs');
    expect(text).toContain('If the transfer is not completed by that date');
    expect(text).not.toContain('hold the payment in trust');
  });

  test('leaves only a release to be signed when the owner keeps the home', () => {
    const owned = { ...above, livingSituation: 'One of us owns', homeOwner: 'partner' } as const;
    const text = textOf(owned);
    expect(text).toContain('Alex Example will sign a release of those claims by the closing date.');
    expect(text).not.toMatch(/in trust and release it|has not been made by that date|sold instead/);
    const below = textOf({ ...owned, equalizationAmount: cents(5_125_025) });
    expect(below).toContain('If the payment has not been made by that date');
    expect(below).toContain(
      'Alex Example will pay Sam Sample the equalization payment on the closing date of that sale.',
    );
  });
});

describe('the six years for an equalization claim', () => {
  test('are named with their last day while they run', () => {
    expect(textOf(renting)).toContain('could be made until 1 February 2032 at the latest');
  });

  test('are over when the separation is more than six years ago', () => {
    const text = textOf({ ...renting, separationDate: '2019-05-31' });
    expect(text).toContain('ended on 31 May 2025');
    expect(text).not.toContain('could be made until');
  });
});

describe('a charge on the home', () => {
  test('cannot be given by the one who transfers the home', () => {
    const record: IntakeRecord = { ...instalments, livingSituation: 'We own jointly', homeKeeper: 'partner' };
    expect(found(record)).toContain('charge-without-title');
    expect(generateAgreement(record, asOf).missing.map(({ answer }) => answer)).toContain('equalizationSecurity');
    expect(found(instalments)).not.toContain('charge-without-title');
  });
});

test('an equalization payment out of the sale is refused when its payor does not own the home', () => {
  const soldBy = (homeOwner: 'owner' | 'partner'): IntakeRecord => ({
    ...boughtOut,
    livingSituation: 'One of us owns',
    homeOwner,
    homePlan: 'We sell it',
    homeKeeper: undefined,
  });
  expect(found(soldBy('partner'))).toContain('proceeds-without-title');
  expect(generateAgreement(soldBy('partner'), asOf).missing.map(({ answer }) => answer)).toContain(
    'equalizationSetOff',
  );
  expect(found(soldBy('owner'))).not.toContain('proceeds-without-title');
});

describe('a pension', () => {
  const disclosed = (amount: number): Statements => ({
    owner: statement([asset('Pension', amount, { category: 'retirement' })]),
    partner: statement([]),
    choices: [
      { fact: 'owner-income', source: 'answer' },
      { fact: 'partner-income', source: 'answer' },
    ],
  });
  const divided = (payment: number): IntakeRecord => ({
    ...renting,
    hasAssets: true,
    assetTypes: ['Pension'],
    assetDivisionDescription: 'Each of us keeps what is in our own name.',
    pensions: [{ ...pension, familyLawValue: cents(184_000_00), share: cents(40_000_00) }],
    equalizationOutcome: 'One of us pays the other',
    equalizationPayer: 'owner',
    equalizationAmount: cents(payment),
    equalizationDate: '2027-01-31',
  });

  test('is not divided and paid again as equalization', () => {
    expect(found(divided(91_500_00), disclosed(184_000_00))).toContain('pension-paid-twice');
    const rest = found(divided(51_500_00), disclosed(184_000_00));
    expect(rest).not.toContain('pension-paid-twice');
    expect(rest).not.toContain('equalization-differs-from-comparison');
    expect(textOf(divided(51_500_00))).toContain('the amount that remains to be paid after it');
  });

  test.each<[string, Statements | undefined]>([
    ['no disclosure', undefined],
    ['a disclosure that shows another payment', disclosed(184_000_00)],
  ])('transferred and paid again in the same sum blocks with %s', (_what, statements) => {
    const twice = { ...divided(40_000_00), pensions: [{ ...pension, share: cents(40_000_00) }] };
    expect(found(twice, statements)).toContain('pension-paid-twice');
    expect(found({ ...twice, equalizationAmount: cents(45_000_00) }, statements)).not.toContain('pension-paid-twice');
  });

  test('has a survivor benefit that no release takes away when it is kept', () => {
    const kept: IntakeRecord = { ...boughtOut, pensions: [{ ...pension, survivorBenefit: 'Kept' }] };
    expect(textOf(kept)).toContain('No release in this agreement applies to that benefit.');
    expect(textOf(kept)).not.toContain('gives up the survivor benefit');
  });

  test('in pay is divided by half at most', () => {
    const inPay = (share: number): IntakeRecord => ({
      ...boughtOut,
      pensions: [{ ...pension, settlement: 'The payments are divided', monthly: cents(2_000_00), share: cents(share) }],
    });
    expect(found(inPay(1_000_01))).toContain('more-than-half-of-pension');
    expect(intakeProblems(inPay(1_000_01), asOf).map(({ code }) => code)).toContain('more-than-half');
    expect(found(inPay(1_000_00))).not.toContain('more-than-half-of-pension');
    const unknown = { ...inPay(1_000_00), pensions: [{ ...inPay(1_000_00).pensions?.[0], monthly: undefined }] };
    expect(generateAgreement(unknown, asOf).missing.map(({ answer }) => answer)).toContain('pensions/0/monthly');
  });

  test('that is divided names the law of its plan, federal or provincial', () => {
    const by = (law: 'Federally regulated employer' | undefined) => ({ ...boughtOut, pensions: [{ ...pension, law }] });
    expect(generateAgreement(by(undefined), asOf).missing.map(({ answer }) => answer)).toEqual(['pensions/0/law']);
    expect(textOf(by('Federally regulated employer'))).toContain('Pension Benefits Standards Act, 1985');
    const federal: IntakeRecord = {
      ...boughtOut,
      pensions: [
        {
          ...pension,
          law: 'Federal public service, RCMP or Canadian Forces',
          settlement: 'The payments are divided',
          monthly: cents(2_000_00),
          share: cents(500_00),
        },
      ],
    };
    expect(found(federal)).toContain('federal-payments-divided');
  });

  test('that pays support is not counted twice', () => {
    const supported: IntakeRecord = {
      ...boughtOut,
      spousalSupportRequested: true,
      spousalSupportPayer: 'owner',
      spousalSupportAmount: cents(500_00),
      spousalSupportDuration: 'until 31 December 2033',
      spousalSupportReason: 'Sam worked part-time for years.',
    };
    expect(textOf(supported)).toContain('will not be counted again as income of Alex Example');
    expect(textOf({ ...supported, spousalSupportPayer: 'partner' })).not.toContain('will not be counted again');
  });

  test('is not considered when there is none', () => {
    expect(textOf(renting)).not.toMatch(/considered the value of/);
    expect(textOf(boughtOut)).toContain('We considered the value of our pensions');
  });
});

describe('instalments', () => {
  test('on the 31st fall due on the last day of a shorter month', () => {
    const text = textOf({ ...instalments, equalizationDate: '2027-01-31', equalizationInstalments: '2' });
    expect(text).toContain('due on the last day of each month after that');
    expect(text).toContain('The last instalment is due on 28 February 2027.');
  });

  test('on 29 February fall due on 28 February in other years', () => {
    const text = textOf({
      ...instalments,
      equalizationDate: '2028-02-29',
      equalizationInstalments: '3',
      equalizationInterval: 'Every year',
    });
    expect(text).toContain('on the same date of each year after that (28 February in a year without that day)');
    expect(text).toContain('The last instalment is due on 28 February 2030.');
  });
});

test('a joint home passes to the estate and a bankruptcy, a reassessment and a designation are provided for', () => {
  const record = situations['married-home-bought-out-with-equalization-and-pension'] ?? {};
  const text = textOf({ ...record, assetTypes: ['Pension', 'Retirement savings'] });
  expect(text).toContain('severs the joint tenancy');
  expect(text).toContain('this article binds the estate');
  for (const heading of ['Bankruptcy', 'Tax debts and reassessments', 'Registered plans and tax-free savings accounts'])
    expect(text).toContain(`. ${heading}\n`);
  expect(textOf(renting)).not.toContain('Bankruptcy');
});

test('a pension that its member keeps has no payments when an answer about them is left over', () => {
  const kept: IntakeRecord = { ...boughtOut, pensions: [{ ...pension, settlement: 'The member keeps it' }] };
  const left: IntakeRecord = {
    ...boughtOut,
    pensions: [{ ...pension, settlement: 'The member keeps it', monthly: cents(400_000), share: cents(100_000) }],
  };
  expect(agreedTerms(left, asOf).terms).toEqual(agreedTerms(kept, asOf).terms);
});
