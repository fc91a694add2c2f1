import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { parentingShare } from '../src/agreement/parenting-share.js';
import { specialPeriods } from '../src/agreement/special-periods.js';
import { holidayIn, marchBreakIn, summerIn, winterBreakIn } from '../src/parenting-time/ontario-calendar.js';

const days = ({ from, until }: { from: { date: string }; until: { date: string } }) => [from.date, until.date];

describe('the calendar of Ontario', () => {
  test.each([
    // School boards published 25 December 2023 to 5 January 2024: 21 December was a Thursday.
    [2023, '2023-12-22', '2024-01-07'],
    [2024, '2024-12-20', '2025-01-05'],
    [2026, '2026-12-18', '2027-01-03'],
  ])('counts the winter break of %s as Reg. 304 sets it', (year, from, until) => {
    expect(days(winterBreakIn(year))).toEqual([from, until]);
  });

  test.each([
    // School boards published 10 to 14 March 2025: 14 March was itself a Friday.
    [2025, '2025-03-07', '2025-03-16'],
    [2026, '2026-03-13', '2026-03-22'],
    [2027, '2027-03-12', '2027-03-21'],
  ])('counts the March break of %s as Reg. 304 sets it', (year, from, until) => {
    expect(days(marchBreakIn(year))).toEqual([from, until]);
  });

  test.each([
    ['Easter weekend', 2026, '2026-04-02', '2026-04-06'],
    ['Easter weekend', 2027, '2027-03-25', '2027-03-29'],
    ['Family Day weekend', 2027, '2027-02-12', '2027-02-15'],
    ['Victoria Day weekend', 2027, '2027-05-21', '2027-05-24'],
    ['Mother’s Day', 2027, '2027-05-09', '2027-05-09'],
    ['Father’s Day', 2027, '2027-06-20', '2027-06-20'],
    ['Thanksgiving weekend', 2026, '2026-10-09', '2026-10-12'],
    ['New Year', 2027, '2026-12-31', '2027-01-01'],
  ] as const)('counts %s of %s', (holiday, year, from, until) => {
    expect(days(holidayIn(holiday, year))).toEqual([from, until]);
  });

  test('ends the summer on Labour Day', () => {
    expect(days(summerIn(2026))).toEqual(['2026-06-30', '2026-09-07']);
  });
});

describe('holidays and breaks', () => {
  const weeks = {
    hasChildren: true,
    primaryResidence: 'Equal (shared)',
    parentingSchedule: 'Week on/week off',
  } as const;

  test('change the counted share of the year', () => {
    const plain = parentingShare(weeks, '2026-11-21');
    const whole = parentingShare(
      { ...weeks, summerSharing: 'Always with the same parent', summerFirst: 'partner' },
      '2026-11-21',
    );
    expect(plain?.hours.share.owner).toBeGreaterThan(4_900);
    expect(whole?.hours.share.owner).toBeLessThan(4_200);
    // From 30 June 2027 at 16:00 to 6 September at 18:00.
    expect(whole?.hoursBySource.Summer).toEqual({ owner: 0, partner: 68 * 24 + 2 });
  });

  test('are not counted without a first parent, or when the end is before the start', () => {
    expect(specialPeriods({ ...weeks, summerSharing: 'Half each' }, '2026-11-21').summer).toEqual([]);
    const holidays: IntakeRecord['holidays'] = [
      {
        holiday: 'Another day',
        called: 'Diwali',
        from: '2027-01-05',
        until: '2027-01-01',
        sharing: 'Half each',
        first: 'owner',
      },
    ];
    expect(specialPeriods({ ...weeks, holidays }, '2026-11-21').holidays).toEqual([]);
  });
});
