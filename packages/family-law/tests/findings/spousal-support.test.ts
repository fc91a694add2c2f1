import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
import { generateAgreement } from '../../src/document/generate.js';
import { plainText } from '../../src/document/plain-text.js';
import { consistencyFindings } from '../../src/findings/consistency-findings.js';
import { robin } from '../agreements/couple.js';
import { situations } from '../agreements/situations.js';

const asOf = '2026-11-21';
const fixedTerm = situations['married-spousal-support-for-a-fixed-term-that-steps-down'] ?? {};
const family = situations['married-two-children-joint-home'] ?? {};
const textOf = (record: IntakeRecord) => plainText(generateAgreement(record, asOf));
const found = (record: IntakeRecord) => consistencyFindings(record, asOf).map(({ id }) => id);

test('finding 8: a release is tested by the range, not by the ratio of the incomes', () => {
  const thirtyYears: IntakeRecord = {
    ...situations['married-no-children-renting'],
    cohabitationDate: '1995-02-01',
    marriageDate: '1996-06-01',
    userIncome: cents(100_000_00),
    partnerIncome: cents(70_000_00),
  };
  const [finding] = consistencyFindings(thirtyYears, asOf);
  expect(finding?.id).toBe('release-despite-difference');
  expect(finding?.sentence).toMatch(/suggest \$9\d\d\.\d\d to \$1,\d\d\d\.\d\d a month for Sam Sample/);
});

test('finding 14: the index is that of November of the previous year, which is published on the adjustment day', () => {
  const text = textOf({ ...fixedTerm, spousalIndexingOn: '2027-12-01' });
  expect(text).toContain('On 1 December 2027, and on the same day of each year after that');
  expect(text).toContain('for November of the previous calendar year, compared with the November before it');
});

test.each([
  ['two years', true],
  ['until 31 December 2030', true],
  ['indefinite', true],
  ['seven years', false],
  ['84 months', false],
  ['until 30 June 2033', false],
  ['two years from the separation', false],
])('finding 19: the duration "%s" with an end on 30 June 2033 blocks approval: %s', (words, blocks) => {
  const record = { ...fixedTerm, spousalSupportDuration: words };
  expect(found(record).includes('duration-contradicts-end')).toBe(blocks);
  expect(generateAgreement(record, asOf).missing.length > 0).toBe(blocks);
  expect(textOf(record)).toContain('spousal support ends on 30 June 2033. The last payment falls due on 1 June 2033.');
});

describe('finding 16: life insurance', () => {
  const both: IntakeRecord = {
    ...situations['married-spousal-support-two-children'],
    insuranceAmount: cents(300_000_00),
    insuranceTrustee: 'Pat Trustee',
  };

  test('is held in trust for the children only as far as it secures child support', () => {
    expect(textOf(both)).toContain(
      'To the extent that the insurance secures child support, Pat Trustee will be named as the irrevocable beneficiary, in trust for the children. To the extent that it secures spousal support, Sam Sample will be named as the irrevocable beneficiary.',
    );
  });

  test('secures no child support that is not payable, and names one child as one', () => {
    const grown = { name: 'Kim Example', birthdate: '2000-05-05' };
    const secured = 'as security for spousal support, for as long as';
    expect(textOf({ ...both, children: [grown] })).toContain(secured);
    const nothing = { agreedChildSupportAmount: cents(0), childSupportReason: 'We share costs.' };
    expect(textOf({ ...both, ...nothing })).toContain(secured);
    expect(textOf({ ...family, ...nothing, insuranceAmount: cents(100_000_00) })).not.toContain('as security for');
    expect(textOf({ ...both, children: [robin, grown] })).toContain('in trust for the child.');
  });

  test('keeps both designated as beneficiaries when both pay child support', () => {
    const setOff: IntakeRecord = {
      ...situations['married-shared-week-on-week-off'],
      insuranceAmount: cents(100_000_00),
      beneficiaries: ['The other stays named as security for support'],
    };
    expect(textOf(setOff)).toContain('Each of us who pays support will maintain life insurance');
    expect(textOf(setOff)).toContain(
      'A party who pays support under this agreement will keep the other party designated as a beneficiary',
    );
  });

  const ended: IntakeRecord = {
    ...both,
    spousalSupportPayer: 'owner',
    spousalStart: '2025-10-01',
    spousalEnd: '2026-09-01',
  };
  const isPaid = { spousalPastPaid: 'They have been paid' } as const;

  test('secures spousal support that has ended only while some of it is owed', () => {
    const [owed, paid] = [ended, { ...ended, ...isPaid }];
    expect(textOf(owed)).toContain('as security for child support and spousal support');
    expect(textOf(paid)).toContain('as security for child support, for as long as');
    expect(textOf(paid)).not.toContain('To the extent that it secures spousal support');
    const [alone, running] = [
      { ...paid, hasChildren: false },
      { ...both, ...isPaid, spousalStart: '2025-10-01' },
    ];
    expect(textOf({ ...alone, spousalPastPaid: undefined })).toContain('as security for spousal support');
    expect(textOf(alone)).not.toContain('as security for');
    expect(found(alone)).toContain('chosen-clause-left-out');
    expect(textOf(running)).toContain('as security for child support and spousal support');
  });

  test('names the one who still pays after the spousal support of the other has ended', () => {
    const byOther: IntakeRecord = { ...ended, spousalSupportPayer: 'partner' };
    expect(textOf(byOther)).toContain('Each of us who pays support will maintain life insurance');
    expect(textOf({ ...byOther, ...isPaid })).toContain('Alex Example will maintain life insurance');
  });

  test('and the means of the payor leave out spousal support that has ended and is paid', () => {
    const high: IntakeRecord = { ...ended, spousalSupportAmount: cents(20_000_00) };
    expect(found(high)).toContain('payments-above-means');
    expect(found({ ...high, ...isPaid })).not.toContain('payments-above-means');
  });

  test('that ends before support does is a finding', () => {
    expect(found({ ...both, insuranceUntil: '2030-01-01' })).toContain('insurance-ends-before-support');
    expect(found({ ...both, children: [robin], insuranceUntil: '2037-04-01' })).not.toContain(
      'insurance-ends-before-support',
    );
  });

  test('that names a child under age without a trustee is a finding', () => {
    const named = { ...family, beneficiaries: ['Our children are named in equal shares' as const] };
    expect(found(named)).toContain('minor-beneficiary');
    expect(found({ ...named, insuranceTrustee: 'Pat Trustee' })).not.toContain('minor-beneficiary');
  });
});

test('finding 23: arrears far from the tables are a finding', () => {
  const owed = (childArrears: number): IntakeRecord => ({
    ...family,
    childArrears: cents(childArrears),
    childArrearsSince: '2026-02-01',
    childArrearsPaid: 'In one payment',
    childArrearsFrom: '2027-01-31',
  });
  expect(textOf(owed(1_251_000))).toContain('the table amounts for that time add up to $12,510.00');
  expect(found(owed(1_251_000))).toEqual([]);
  expect(found(owed(5_000_000))).toContain('arrears-above-tables');
  expect(found(owed(50_000))).toContain('arrears-below-tables');
});
