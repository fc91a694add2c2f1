import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
import { couple, twoChildren } from './couple.ts';

/** Situations in which support was settled in detail. */
export const situationsOfSupport: Record<string, IntakeRecord> = {
  'married-expenses-arrears-and-how-support-is-paid': {
    ...couple,
    ...twoChildren,
    partnerIncome: cents(6_150_000),
    childSupportStart: '2027-01-15',
    supportDay: '15th day of the month',
    supportMethod: 'E-transfer',
    expenses: [
      {
        child: 'Kim Example',
        kind: 'Child care',
        what: 'Before and after school',
        amount: cents(43_500),
        per: 'A month',
        paidBy: 'partner',
      },
      {
        child: 'Robin Example',
        kind: 'Health',
        what: 'Braces',
        amount: cents(180_000),
        per: 'A year',
        paidBy: 'owner',
      },
      { child: 'Robin Example', kind: 'Activities', what: 'Hockey', amount: cents(215_099), per: 'A year' },
      { kind: 'Medical and dental insurance', amount: cents(6_233), per: 'A month', paidBy: 'owner' },
    ],
    childArrears: cents(412_500),
    childArrearsSince: '2026-02-01',
    childArrearsPaid: 'In monthly payments',
    childArrearsMonthly: cents(50_000),
    childArrearsFrom: '2027-01-31',
  },
  'married-shared-time-nothing-owed-from-before': {
    ...couple,
    ...twoChildren,
    primaryResidence: 'Equal (shared)',
    residentialParent: undefined,
    parentingSchedule: 'Week on/week off',
    childSupportStart: '2026-09-30',
    supportMethod: 'Through the Family Responsibility Office',
    childArrears: cents(0),
    expenses: [
      { child: 'Kim Example', kind: 'Activities', amount: cents(9_000), per: 'A month', paidBy: 'partner' },
      { child: 'Kim Example', kind: 'Health', what: 'Glasses', amount: cents(9_000), per: 'A year', paidBy: 'owner' },
    ],
  },
};
