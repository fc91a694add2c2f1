import { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
import { couple, jointHome, twoChildren } from '@evenhand/contracts/testing/sample-couple';
import { generateAgreement } from '../../src/document/generate.js';
import { plainText } from '../../src/document/plain-text.js';
import { consistencyFindings } from '../../src/findings/consistency-findings.js';
import { dollars } from '../../src/money.js';
import { agreedTerms } from '../../src/terms/terms.js';
import { situations } from '../agreements/situations.js';

const asOf = '2026-11-21';
const textOf = (record: IntakeRecord) => plainText(generateAgreement(record, asOf));
const found = (record: IntakeRecord) => consistencyFindings(record, asOf).map(({ id }) => id);
const family: IntakeRecord = {
  ...couple,
  ...twoChildren,
  userIncome: dollars(90_000),
  partnerIncome: dollars(60_000),
};

describe('an income outside Canada', () => {
  const abroad: IntakeRecord = { ...family, userProvince: 'abroad' };

  test('is not stated as determined under section 20 before the couple answers it', () => {
    expect(textOf(abroad)).toContain('as it is paid outside Canada and not adjusted to the tax in Canada');
    expect(textOf(abroad)).not.toContain('determined under section 20');
    expect(found(abroad)).toContain('income-abroad-not-adjusted');
    const adjusted: IntakeRecord = { ...abroad, incomeAbroad: 'What it would be before tax in Canada' };
    expect(textOf(adjusted)).toContain('determined under section 20 of the Guidelines as though');
    expect(found(adjusted)).not.toContain('income-abroad-not-adjusted');
  });

  test('leaves the tax of spousal support to the other country', () => {
    const paid: IntakeRecord = {
      ...abroad,
      spousalSupportRequested: true,
      spousalSupportPayer: 'owner',
      spousalSupportAmount: dollars(500),
    };
    expect(textOf(paid)).toContain('who lives outside Canada, may deduct it is decided by the law of that place');
    expect(textOf({ ...paid, spousalSupportPayer: 'partner' })).toContain('its tax treaty with Canada');
    expect(textOf(paid)).not.toContain('We will register this agreement with the CRA');
    expect(found(paid)).toContain('spousal-support-across-a-border');
  });
});

describe('one child with one parent and one with both', () => {
  const mixed: IntakeRecord = {
    ...family,
    primaryResidence: 'Other arrangement',
    residentialParent: undefined,
    childSupportPayer: 'owner',
    agreedChildSupportAmount: dollars(700),
    childSupportReason: 'Between both methods.',
    children: [
      { name: 'Robin Sample', birthdate: '2011-05-05', livesWith: 'partner' },
      { name: 'Kim Sample', birthdate: '2014-05-05', livesWith: 'both' },
    ],
  };

  test('has both methods of the courts, by the published table', () => {
    const { mixed: methods } = agreedTerms(mixed, asOf).terms.childSupport ?? {};
    // Ontario 2025: 90,000 for one child 850 and two 1,377; 60,000 for one child 549 (rounded to the dollar).
    expect(methods?.byHousehold.payor).toBe('owner');
    expect(methods?.byArrangement.payor).toBe('owner');
    const { byHousehold, byArrangement } = methods ?? {};
    const owes = (income: number, count: number) =>
      agreedTerms(
        {
          ...mixed,
          primaryResidence: 'Primarily with one parent',
          residentialParent: 'partner',
          agreedChildSupportAmount: undefined,
          userIncome: dollars(income),
          children: (mixed.children ?? []).slice(0, count).map(({ livesWith: _, ...child }) => child),
        },
        asOf,
      ).terms.childSupport?.guidelines?.monthly ?? 0;
    expect(byHousehold?.monthly).toBe(owes(90_000, 2) - owes(60_000, 1));
    expect(byArrangement?.monthly).toBe(owes(90_000, 1) + owes(90_000, 1) - owes(60_000, 1));
    const text = textOf(mixed);
    expect(text).toContain('Robin Sample lives mainly with Sam Sample, and Kim Sample with both of us.');
    expect(text).not.toContain('more than 60% of the time with at least one child');
  });

  test('has none while an income is open', () => {
    expect(agreedTerms({ ...mixed, partnerIncome: undefined }, asOf).terms.childSupport?.mixed).toBeNull();
  });
});

describe('the range of a lump sum', () => {
  const lumpSum = situations['married-two-children-spousal-support-and-a-lump-sum'] ?? {};

  test('states whether the expenses of the children are in it, and until when', () => {
    expect(textOf({ ...lumpSum, expenses: [] })).toContain('The range counts no special expenses of the children.');
    const expenses: IntakeRecord['expenses'] = [
      {
        child: lumpSum.children?.[0]?.name,
        kind: 'Child care',
        what: 'Day care',
        amount: cents(40_000),
        per: 'A month',
      },
    ];
    expect(textOf({ ...lumpSum, expenses })).toMatch(
      /count(s)? the special expenses of the children that this agreement states, \$400\.00 per month for the two of us together/,
    );
  });
});

describe('third persons', () => {
  const owned: IntakeRecord = {
    ...couple,
    ...jointHome,
    homePlan: 'We sell it',
    homeBy: '2027-04-30',
    homeThirdOwner: 'Pat Example',
  };

  test('who own a part of the home are not bound, and their joint tenancy is not severed', () => {
    expect(textOf(owned)).toContain('Pat Example also owns a part of the home and is not bound by this agreement.');
    expect(textOf(owned)).not.toContain('this agreement severs the joint tenancy on the day');
    expect(found(owned)).toContain('home-with-third-owner');
    expect(textOf({ ...owned, homeThirdOwner: undefined })).toContain('this agreement severs the joint tenancy');
  });

  test('a trustee in bankruptcy has to consent', () => {
    expect(textOf({ ...couple, bankrupt: 'partner' })).toContain(
      'what this agreement gives out of it needs the trustee’s written consent',
    );
    expect(found({ ...couple, bankrupt: 'partner' })).toContain('bankrupt-with-property');
  });
});

test('a TFSA or an RESP named only in own words is recognized', () => {
  const own: IntakeRecord = {
    ...family,
    hasAssets: true,
    assetTypes: ['Bank accounts'],
    assetDivisionDescription: 'Sam keeps the TFSA, and Alex the RESP of the children.',
  };
  expect(agreedTerms(own, asOf).terms.property.hasRegisteredPlans).toBe(true);
  expect(found(own)).toContain('education-savings-open');
  expect(found({ ...own, respUse: 'Before we share the costs' })).not.toContain('education-savings-open');
});

test('a custom kind of asset and a custom clause are accepted and become sentences', () => {
  const own = IntakeRecord.parse({
    ...couple,
    hasAssets: true,
    assetTypes: ['Boat'],
    assetDivisionDescription: 'Alex keeps it.',
    optionalClauses: ['We share the cottage garden until 2028.'],
  });
  expect(textOf(own)).toContain('We own the following: "Boat".');
  expect(textOf(own)).toContain('We share the cottage garden until 2028.');
  expect(found({ ...own, optionalClauses: ['Neither of us will ever go to court.'] })).toContain(
    'rights-waived-in-own-words',
  );
});

test('a debt for a home that was sold before the separation is reported', async () => {
  const { asset, statement } = await import('../agreements/statements.js');
  const loan = {
    creditor: 'Sample Trust',
    category: 'mortgage',
    responsibility: 'party_a',
    ownersShare: 50,
    isForMatrimonialHome: true,
    goesTo: null,
    currentBalance: 0,
    atSeparation: 0,
    atMarriage: 300_000_00,
  } as const;
  const owner = statement([asset('Savings', 500_000_00)]);
  const withLoan = {
    ...owner,
    debts: [
      ...owner.debts,
      { ...loan, currentBalance: cents(0), atSeparation: cents(0), atMarriage: cents(300_000_00) },
    ],
  };
  const partner = statement([asset('Savings', 1_000_00)]);
  const beside = (one: typeof owner) =>
    consistencyFindings(couple, asOf, { isDisclosed: true, statements: { owner: one, partner } }).map(({ id }) => id);
  expect(beside(withLoan)).toContain('home-debt-without-home');
  const home = asset('Home', 700_000_00, { isMatrimonialHome: true, atMarriage: 500_000_00 });
  expect(beside({ ...withLoan, assets: statement([home]).assets })).not.toContain('home-debt-without-home');
});
