import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
import { couple, twoChildren } from '@evenhand/contracts/testing/sample-couple';
import { arrearsByTable } from '../../src/agreement/arrears-by-table.js';
import { generateAgreement } from '../../src/document/generate.js';
import { plainText } from '../../src/document/plain-text.js';
import { consistencyFindings } from '../../src/findings/consistency-findings.js';

const asOf = '2026-11-21';
const textOf = (record: IntakeRecord) => plainText(generateAgreement(record, asOf));
const found = (record: IntakeRecord) => consistencyFindings(record, asOf).map(({ id }) => id);

const spousal: IntakeRecord = {
  ...couple,
  separationDate: '2025-09-20',
  spousalSupportRequested: true,
  spousalSupportPayer: 'owner',
  spousalSupportAmount: cents(1_000_00),
  spousalSupportReason: 'Sam stayed at home.',
  spousalSupportDuration: 'until 30 June 2033',
  spousalStart: '2025-10-01',
  spousalSteps: [{ from: '2026-10-01', amount: cents(700_00) }],
};
const child: IntakeRecord = {
  ...couple,
  ...twoChildren,
  userIncome: cents(80_000_00),
  partnerIncome: cents(40_000_00),
  childSupportStart: '2026-08-01',
};

describe('a start in the past', () => {
  test('states how many payments are due and what they come to, with the changes up to then', () => {
    expect(textOf(spousal)).toContain(
      'From its start until 21 November 2026, 14 payments fall due, $13,400.00 in all. What has not been paid of this amount will be paid within seven days',
    );
    expect(textOf(spousal)).toContain('Neither of us relies on its tax treatment.');
    expect(found(spousal)).toContain('spousal-payments-in-the-past');
  });

  test('can be made up in instalments, which add up to it', () => {
    const text = textOf({ ...spousal, spousalPastPaid: 'Over 12 months' });
    expect(text).toContain(
      'made up in 12 payments: $1,116.67 on the first day of each month, starting on 1 December 2026, and a last payment of $1,116.63 on 1 November 2027',
    );
    expect(found({ ...spousal, spousalPastPaid: 'Over 12 months' })).not.toContain('spousal-payments-in-the-past');
  });

  test('can state that all of it has been paid', () => {
    const text = textOf({ ...spousal, spousalPastPaid: 'They have been paid' });
    expect(text).toContain('$13,400.00 in all. They have been paid.');
    expect(text).not.toContain('Neither of us relies on its tax treatment.');
  });

  test('counts no payment after the end', () => {
    const ended: IntakeRecord = { ...spousal, spousalSteps: [], spousalEnd: '2026-09-30' };
    const text = textOf(ended);
    expect(text).toContain('From its start until 30 September 2026, 12 payments fall due, $12,000.00 in all.');
    expect(text).not.toContain('Whatever falls due after');
    const next = textOf({ ...ended, spousalEnd: '2026-12-31' });
    expect(next).toContain('From its start until 21 November 2026, 14 payments fall due, $14,000.00 in all.');
    expect(next).toContain('Whatever falls due after 21 November 2026');
  });

  test('has no total, and blocks approval, when the index has increased the amount already', () => {
    const indexed: IntakeRecord = {
      ...spousal,
      spousalIndexing: 'With the Consumer Price Index for Ontario',
      spousalIndexingOn: '2026-11-01',
    };
    expect(textOf(indexed)).toContain('14 payments fall due. What has not been paid');
    expect(generateAgreement(indexed, asOf).missing.map(({ answer }) => answer)).toContain('spousalIndexingOn');
    expect(found(indexed)).toContain('indexed-before-draft');
    expect(found({ ...indexed, spousalIndexingOn: '2026-12-01' })).not.toContain('indexed-before-draft');
  });

  test('is made up over the chosen months also while its total is open', () => {
    const over: IntakeRecord = { ...spousal, spousalPastPaid: 'Over 12 months' };
    const indexed: IntakeRecord = {
      ...over,
      spousalIndexing: 'With the Consumer Price Index for Ontario',
      spousalIndexingOn: '2026-11-01',
    };
    for (const open of [indexed, { ...over, spousalSupportAmount: undefined }]) {
      const text = textOf(open);
      expect(text).toContain(
        '14 payments fall due. What has not been paid of this amount will be made up in monthly payments over 12 months, on the first day of each month from 1 December 2026.',
      );
      expect(text).not.toContain('What has not been paid of this amount will be paid within seven days');
      expect(textOf({ ...open, spousalPastPaid: 'Within seven days' })).toContain('will be paid within seven days');
    }
  });

  test('of child support is found and stated with every amount', () => {
    expect(textOf(child)).toMatch(/until 21 November 2026, 4 payments fall due, \$[\d,.]+ in all/);
    expect(found(child)).toContain('child-payments-in-the-past');
    expect(found({ ...child, childPastPaid: 'Within seven days' })).not.toContain('child-payments-in-the-past');
  });

  test('counts what each parent pays when both amounts of a set-off are paid', () => {
    const setOff: IntakeRecord = {
      ...child,
      primaryResidence: 'Equal (shared)',
      residentialParent: undefined,
      parentingSchedule: 'Week on/week off',
      childPastPaid: 'Over 6 months',
    };
    const text = textOf(setOff);
    expect(text).toContain('4 payments by Alex Example fall due, $4,880.00 in all. What has not been paid');
    expect(text).toContain('4 payments by Sam Sample fall due, $2,436.00 in all. What has not been paid');
    expect(text.match(/Whatever falls due after/g)).toHaveLength(1);
  });

  test('leaves the balance of expenses to the payments after the draft', () => {
    const hockey = { kind: 'Activities', amount: cents(200_00), per: 'A month', paidBy: 'partner' } as const;
    const balance = (childSupportStart: string) =>
      /To balance these shares,[^.]*\.\d\d per month, on the first day of each month, starting on ([^,]*),/.exec(
        textOf({ ...child, childSupportStart, expenses: [hockey] }),
      )?.[1];
    expect(balance('2026-08-01')).toBe('1 December 2026');
    expect(balance('2027-02-01')).toBe('1 February 2027');
  });

  test('is not stated for support that starts later', () => {
    expect(textOf({ ...child, childSupportStart: '2026-12-01' })).not.toContain('in all.');
    expect(found({ ...child, childSupportStart: '2026-12-01' })).not.toContain('child-payments-in-the-past');
  });
});

test('arrears by the tables count a child of 18 by the law of the province where the children live', () => {
  const robin = { name: 'Robin Sample', birthdate: '2008-01-05' };
  const owed = (userProvince: 'ON' | 'BC', partnerProvince: 'ON' | 'BC') =>
    arrearsByTable(
      {
        ...child,
        userProvince,
        partnerProvince,
        residentialParent: 'partner',
        children: [robin],
        childArrearsSince: '2026-06-01',
      },
      'owner',
      asOf,
    );
  expect(owed('BC', 'ON')).toBe(0);
  expect(owed('ON', 'BC')).toBeGreaterThan(0);
});

test('arrears by the tables leave out a child of age with a separate amount', () => {
  const student = { name: 'Robin Sample', birthdate: '2004-08-08', dependency: 'Studies full time' as const };
  const disabled = { name: 'Kim Sample', birthdate: '2001-06-06', dependency: 'Illness or disability' as const };
  const owed = (children: NonNullable<IntakeRecord['children']>) =>
    arrearsByTable({ ...child, children, childArrearsSince: '2026-01-01' }, child.childSupportPayer ?? 'owner', asOf);
  expect(owed([student, { ...disabled, ownSupport: cents(600_00) }])).toBe(owed([student]));
  expect(owed([student, disabled])).toBeGreaterThan(owed([student]) ?? 0);
});

describe('a day that is over', () => {
  const day = '2026-11-20';
  const owed: IntakeRecord = {
    ...child,
    childArrears: cents(1_000_00),
    childArrearsSince: '2026-03-01',
    childArrearsPaid: 'In one payment',
  };
  const once: IntakeRecord = { ...spousal, spousalForm: 'Once, as a lump sum', spousalLumpSum: cents(9_000_00) };
  const insured: IntakeRecord = { ...spousal, insuranceAmount: cents(80_000_00) };

  test.each<[keyof IntakeRecord, IntakeRecord]>([
    ['childArrearsFrom', owed],
    ['spousalEnd', spousal],
    ['spousalLumpSumOn', once],
    ['insuranceUntil', insured],
  ])('of %s is found', (answer, record) => {
    const over = consistencyFindings({ ...record, [answer]: day }, asOf).find(({ id }) => id === 'days-that-are-over');
    expect(over?.answers[0]).toBe(answer);
    expect(found({ ...record, [answer]: asOf })).not.toContain('days-that-are-over');
  });

  test('at the end of spousal support is not found when all of it has been paid', () => {
    const paid: IntakeRecord = { ...spousal, spousalEnd: day, spousalPastPaid: 'They have been paid' };
    expect(found(paid)).not.toContain('days-that-are-over');
  });
});
