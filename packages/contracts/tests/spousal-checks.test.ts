import { intakeProblems } from '@evenhand/contracts/intake/checks';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';

const paid: IntakeRecord = { separationDate: '2026-02-01', spousalSupportRequested: true };
const found = (changes: IntakeRecord) =>
  intakeProblems({ ...paid, ...changes }, '2026-11-21').map(({ pointer, code }) => [pointer, code]);
const term = { spousalStart: '2027-01-01', spousalEnd: '2031-12-31' };

describe('answers about spousal support that contradict', () => {
  test.each<[string, IntakeRecord, string, string]>([
    ['a start before the separation', { spousalStart: '2026-01-01' }, '/spousalStart', 'before-separation'],
    [
      'a start on another day than support is paid',
      { spousalStart: '2027-01-02', supportDay: 'First day of the month' },
      '/spousalStart',
      'not-the-payment-day',
    ],
    ['an end before the start', { ...term, spousalEnd: '2027-01-01' }, '/spousalEnd', 'ends-before-it-begins'],
    ['an end that is over', { spousalEnd: '2026-11-21' }, '/spousalEnd', 'ends-before-it-begins'],
    [
      'a change after the end',
      { ...term, spousalSteps: [{ from: '2031-12-31' }] },
      '/spousalSteps/0/from',
      'outside-the-time-paid',
    ],
    [
      'changes out of order',
      { ...term, spousalSteps: [{ from: '2029-01-01' }, { from: '2028-01-01' }] },
      '/spousalSteps/1/from',
      'steps-out-of-order',
    ],
    ['a review after the end', { ...term, spousalReviewOn: '2032-01-01' }, '/spousalReviewOn', 'outside-the-time-paid'],
    [
      'an adjustment before the start',
      { ...term, spousalIndexing: 'With the Consumer Price Index for Canada', spousalIndexingOn: '2026-12-01' },
      '/spousalIndexingOn',
      'outside-the-time-paid',
    ],
    [
      'a lump sum for no time',
      { spousalForm: 'Once, as a lump sum', spousalLumpSumOn: '2027-01-01', spousalLumpSumUntil: '2026-12-31' },
      '/spousalLumpSumUntil',
      'ends-before-it-begins',
    ],
  ])('%s is refused at its field', (_what, changes, pointer, code) => {
    expect(found(changes)).toEqual([[pointer, code]]);
  });

  test('monthly terms are ignored with a lump sum alone', () => {
    expect(found({ ...term, spousalEnd: '2020-01-01', spousalForm: 'Once, as a lump sum' })).toEqual([]);
  });
});
