import { intakeProblems } from '@evenhand/contracts/intake/checks';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';

const family: IntakeRecord = {
  separationDate: '2026-02-01',
  hasChildren: true,
  children: [{ name: 'Robin Example' }],
  childArrears: cents(100_000),
};
const found = (changes: IntakeRecord) =>
  intakeProblems({ ...family, ...changes }, '2026-11-21').map(({ pointer, code }) => [pointer, code]);

describe('answers about child support that contradict', () => {
  test.each<[string, IntakeRecord, string, string]>([
    ['a start before the separation', { childSupportStart: '2026-01-31' }, '/childSupportStart', 'before-separation'],
    [
      'a start on another day than support is paid',
      { childSupportStart: '2027-01-14', supportDay: '15th day of the month' },
      '/childSupportStart',
      'not-the-payment-day',
    ],
    [
      'support owed for the time after it starts',
      { childSupportStart: '2026-06-01', childArrearsSince: '2026-06-01' },
      '/childArrearsSince',
      'owed-after-start',
    ],
    ['support owed from a day to come', { childArrearsSince: '2026-11-22' }, '/childArrearsSince', 'day-ahead'],
    [
      'a payment above what is owed',
      { childArrearsPaid: 'In monthly payments', childArrearsMonthly: cents(100_001) },
      '/childArrearsMonthly',
      'more-than-owed',
    ],
    [
      'a debt that is not paid back in thirty years',
      { childArrearsPaid: 'In monthly payments', childArrearsMonthly: cents(277) },
      '/childArrearsMonthly',
      'paid-back-too-slowly',
    ],
    ['an expense of an unknown child', { expenses: [{}, { child: 'Kim' }] }, '/expenses/1/child', 'no-such-child'],
  ])('%s is refused at its field', (_what, changes, pointer, code) => {
    expect(found(changes)).toEqual([[pointer, code]]);
  });

  test('a start on the last day of a shorter month is accepted when support is due on the last day', () => {
    expect(found({ childSupportStart: '2027-02-28', supportDay: 'Last day of the month' })).toEqual([]);
    expect(found({ childSupportStart: '2027-03-30', supportDay: 'Last day of the month' })).not.toEqual([]);
  });

  test('an answer is not refused when its question is no longer asked', () => {
    expect(found({ hasChildren: false, childSupportStart: '2026-01-31', expenses: [{ child: 'Kim' }] })).toEqual([]);
  });
});
