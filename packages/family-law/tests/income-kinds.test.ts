import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
import { couple, twoChildren } from '@evenhand/contracts/testing/sample-couple';
import { generateAgreement } from '@evenhand/family-law/document/generate';
import { plainText } from '@evenhand/family-law/document/plain-text';
import { dollars } from '@evenhand/family-law/money';
import { netIncomesOf } from '@evenhand/family-law/terms/net-incomes';
import { agreedTerms } from '@evenhand/family-law/terms/terms';

const asOf = '2026-11-21';
const family: IntakeRecord = {
  ...couple,
  ...twoChildren,
  cohabitationDate: '2008-01-01',
  userIncome: dollars(60_000),
  partnerIncome: dollars(140_000),
  residentialParent: 'owner',
  childSupportPayer: 'partner',
  spousalSupportRequested: true,
  spousalSupportPayer: 'partner',
  spousalSupportAmount: dollars(500),
  spousalSupportReason: 'Alex worked part time for years.',
  spousalSupportDuration: 'until 30 June 2033',
};
const termsOf = (change: IntakeRecord) => agreedTerms({ ...family, ...change }, asOf).terms;
const highOf = (change: IntakeRecord): number => {
  const { advisory } = termsOf(change).spousalSupport;
  if (advisory.kind !== 'range') throw new Error(advisory.because);
  return advisory.result.monthly.high;
};
const netOf = (change: IntakeRecord, party: 'owner' | 'partner') => netIncomesOf(termsOf(change))?.value[party] ?? 0;

describe('the kind of an income', () => {
  test('of self-employment leaves the payor less, so that the range is lower', () => {
    expect(highOf({ partnerIncomeKind: 'Self-employment' })).toBeLessThan(highOf({}));
    expect(netOf({ partnerIncomeKind: 'Self-employment' }, 'partner')).toBeLessThan(netOf({}, 'partner'));
  });

  test('of dividends or a pension bears no contributions', () => {
    for (const partnerIncomeKind of ['Dividends of one’s own company', 'A pension'] as const) {
      const { advisory } = termsOf({ partnerIncomeKind }).spousalSupport;
      if (advisory.kind !== 'range') throw new Error(advisory.because);
      expect(advisory.result.positions.mid.payor.steps.map(({ label }) => label)).not.toContain('EI premium');
    }
  });

  test('is stated in Schedule E', () => {
    const text = (change: IntakeRecord) => plainText(generateAgreement({ ...family, ...change }, asOf));
    expect(text({})).toContain('Both incomes, as stated by us, are counted as employment income.');
    expect(text({ partnerIncomeKind: 'Self-employment' })).toContain(
      'the income of Sam Sample as self-employment income, with both halves of the CPP contribution',
    );
  });
});

test('rent, age and the disability credit raise the benefits of a household', () => {
  const low: IntakeRecord = { userIncome: dollars(24_000) };
  const rent: IntakeRecord = { ...low, userHousing: 'Rent', userHousingCost: dollars(18_000) };
  expect(netOf(rent, 'owner')).toBeGreaterThan(netOf(low, 'owner'));
  expect(netOf({ ...low, userDisabilityCredit: true }, 'owner')).toBeGreaterThan(netOf(low, 'owner'));
  expect(termsOf({ userBirthdate: '1961-12-31' }).spousalSupport.households.owner.isSenior).toBe(true);
  expect(termsOf({ userBirthdate: '1962-01-01' }).spousalSupport.households.owner.isSenior).toBe(false);
});

describe('support for a child of another relationship', () => {
  const other = (supportPaid: number, livesWithParent = false): IntakeRecord => ({
    otherChildren: [{ parent: 'partner', name: 'Lee Other', livesWithParent, supportPaid: cents(supportPaid) }],
  });

  test('of 900 a month lowers the range and the net income of the one who pays it', () => {
    expect(highOf(other(900_00))).toBeLessThan(highOf({}) - 200_00);
    expect(netOf({}, 'partner') - netOf(other(900_00), 'partner')).toBe(900_00);
    expect(netOf({}, 'owner')).toBe(netOf(other(900_00), 'owner'));
  });

  test('is not deducted for a child who lives with that parent', () => {
    expect(highOf(other(900_00, true))).toBe(highOf({}));
  });

  test('is grossed up in the formula without child support', () => {
    const alone: IntakeRecord = { ...other(900_00), children: [{ name: 'Robin Sample', birthdate: '2001-01-01' }] };
    expect(highOf(alone)).toBeLessThan(highOf({ ...alone, otherChildren: [] }) - 200_00);
    expect(plainText(generateAgreement({ ...family, ...alone }, asOf))).toContain(
      'support for children of another relationship, grossed up, a year',
    );
  });
});
