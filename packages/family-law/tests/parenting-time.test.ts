import type { Party } from '@evenhand/contracts/identity';
import { type ParentingQuestion, parentingTime } from '@evenhand/family-law/parenting-time/parenting-time';
import type { RegularSchedule } from '@evenhand/family-law/parenting-time/regular-schedule';
import type { Sharing, SpecialPeriod } from '@evenhand/family-law/parenting-time/special-period';
import fc from 'fast-check';
import './seeded.js';

const weekend = { from: { weekday: 4, hour: 18 }, until: { weekday: 6, hour: 18 } };
const inTurn = (kind: '2-2-3' | 'week-on-week-off'): RegularSchedule => ({
  kind,
  startsOn: '2026-01-05',
  startsWith: 'owner',
  exchangeHour: 18,
});
const weekends = (more = {}): RegularSchedule => ({
  kind: 'alternate-weekends',
  home: 'owner',
  startsOn: '2026-01-05',
  weekend,
  midweek: null,
  ...more,
});
const period = (label: string, from: string, until: string, sharing: Sharing): SpecialPeriod => ({
  label,
  from: { date: from, hour: 12 },
  until: { date: until, hour: 12 },
  sharing,
});
const time = (schedule: RegularSchedule, more: Partial<ParentingQuestion> = {}) =>
  parentingTime({ from: '2026-01-05', schedule, summer: [], schoolBreaks: [], holidays: [], ...more });

describe('regular schedules', () => {
  test('2-2-3 gives each parent half of every fortnight', () => {
    const { hours, overnights } = time(inTurn('2-2-3'));
    expect(hours.total).toBe(8_760);
    expect(Math.abs(hours.counted.owner - hours.counted.partner)).toBeLessThanOrEqual(3 * 24);
    expect([hours.majority, overnights.majority]).toEqual([null, null]);
  });

  test('week on, week off is half and half', () => {
    expect(time(inTurn('week-on-week-off')).hours.share.owner).toBeGreaterThan(4_900);
    expect(time(inTurn('week-on-week-off')).hours.share.owner).toBeLessThan(5_100);
  });

  test('alternate weekends are 48 hours in 336, and far from the 40 % line', () => {
    const result = time(weekends());
    expect(result.hours.counted.partner).toBe(26 * 48);
    expect(result.overnights.counted.partner).toBe(26 * 2);
    expect(result.hours.majority).toBe('owner');
    expect(result.hoursAboveSharedLine.partner).toBe(26 * 48 - 3_504);
    expect(result.steps).toContainEqual(
      expect.objectContaining({
        label: 'Second parent: short of the 40% line',
        amount: '2256 hours (94.0 days) a year',
      }),
    );
  });

  test('a midweek visit counts every week', () => {
    const midweek = { from: { weekday: 2, hour: 16 }, until: { weekday: 2, hour: 20 } };
    expect(time(weekends({ midweek })).hours.counted.partner).toBe(26 * 48 + 52 * 4);
  });

  test('a stay can cross the end of its week and of the cycle', () => {
    const stays = [{ week: 2, from: { weekday: 6, hour: 12 }, until: { weekday: 1, hour: 12 } }];
    const { hours } = time({ kind: 'custom', home: 'partner', startsOn: '2026-01-07', weeks: 2, stays });
    // 26 cycles and, on the last day of the year, a Monday of the 27th.
    expect(hours.counted.owner).toBe(26 * 48 + 24);
  });

  test('a leap year has 366 days', () => {
    expect(time(weekends(), { from: '2028-01-01' }).overnights.total).toBe(366);
  });
});

describe('holidays, breaks and summers over the schedule', () => {
  test('the summer is split in halves', () => {
    const summer = [period('Summer', '2026-07-01', '2026-08-30', { kind: 'halves', first: 'partner' })];
    expect(time(weekends(), { summer }).hoursBySource.Summer).toEqual({ owner: 720, partner: 720 });
  });

  test('the summer alternates by weeks', () => {
    const summer = [period('Summer', '2026-07-01', '2026-07-22', { kind: 'alternate-weeks', first: 'partner' })];
    expect(time(weekends(), { summer }).hoursBySource.Summer).toEqual({ owner: 168, partner: 336 });
  });

  test('a holiday overrides a break, and a break overrides the summer', () => {
    const owner = { kind: 'with', party: 'owner' } as const;
    const partner = { kind: 'with', party: 'partner' } as const;
    const result = time(weekends(), {
      summer: [period('Summer', '2026-07-01', '2026-07-31', partner)],
      schoolBreaks: [period('Camp', '2026-07-10', '2026-07-20', owner)],
      holidays: [period('Birthday', '2026-07-15', '2026-07-16', partner)],
    });
    expect(result.hoursBySource).toMatchObject({
      Summer: { owner: 0, partner: 20 * 24 },
      'School breaks': { owner: 9 * 24, partner: 0 },
      Holidays: { owner: 0, partner: 24 },
    });
  });

  test('a holiday alternates between the parents by year', () => {
    const sharing = { kind: 'alternate-years', evenYears: 'owner' } as const;
    const christmas = (year: number) =>
      time(weekends(), {
        from: `${year}-01-05`,
        holidays: [period('Christmas', `${year}-12-24`, `${year}-12-26`, sharing)],
      }).hoursBySource.Holidays;
    expect(christmas(2026)).toEqual({ owner: 48, partner: 0 });
    expect(christmas(2027)).toEqual({ owner: 0, partner: 48 });
  });

  test('a notice is given when hours and overnights are on different sides of the 40% line', () => {
    const daily = Array.from({ length: 7 }, (_, weekday) => ({
      week: 1,
      from: { weekday, hour: 7 },
      until: { weekday, hour: 18 },
    }));
    const { notices, hours, overnights } = time({
      kind: 'custom',
      home: 'owner',
      startsOn: '2026-01-05',
      weeks: 1,
      stays: daily,
    });
    expect([hours.majority, overnights.majority]).toEqual([null, 'owner']);
    expect(notices.map(({ code }) => code)).toEqual(['hours-and-overnights-differ']);
  });
});

test('every schedule sums to a year, by hours, overnights, sources and shares', () => {
  const party = fc.constantFrom<Party>('owner', 'partner');
  const moment = fc.record({ weekday: fc.integer({ min: 0, max: 6 }), hour: fc.integer({ min: 0, max: 24 }) });
  const day = fc
    .date({ min: new Date('2026-01-06'), max: new Date('2026-12-20'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const sharing = fc.oneof(
    fc.record({ kind: fc.constant('with' as const), party }),
    fc.record({ kind: fc.constant('halves' as const), first: party }),
    fc.record({ kind: fc.constant('alternate-weeks' as const), first: party }),
    fc.record({ kind: fc.constant('alternate-years' as const), evenYears: party }),
  );
  const periods = fc.array(
    fc.record({ date: day, hours: fc.integer({ min: 1, max: 23 }), sharing }).map(({ date, hours, sharing: how }) => ({
      label: 'Period',
      from: { date, hour: 0 },
      until: { date, hour: hours },
      sharing: how,
    })),
    { maxLength: 5 },
  );
  const schedule: fc.Arbitrary<RegularSchedule> = fc.oneof(
    fc.record({
      kind: fc.constantFrom('2-2-3' as const, 'week-on-week-off' as const),
      startsOn: day,
      startsWith: party,
      exchangeHour: fc.integer({ min: 0, max: 23 }),
    }),
    fc.record({
      kind: fc.constant('alternate-weekends' as const),
      home: party,
      startsOn: day,
      weekend: fc.record({ from: moment, until: moment }),
      midweek: fc.constant(null),
    }),
    fc.record({
      kind: fc.constant('custom' as const),
      home: party,
      startsOn: day,
      weeks: fc.constant(2),
      stays: fc.array(fc.record({ week: fc.constantFrom(1, 2), from: moment, until: moment }), { maxLength: 4 }),
    }),
  );
  fc.assert(
    fc.property(schedule, periods, periods, periods, (regular, summer, schoolBreaks, holidays) => {
      const { hours, overnights, hoursBySource } = time(regular, { summer, schoolBreaks, holidays });
      expect(hours.counted.owner + hours.counted.partner).toBe(8_760);
      expect(overnights.counted.owner + overnights.counted.partner).toBe(365);
      expect(hours.share.owner + hours.share.partner).toBe(10_000);
      expect(Object.values(hoursBySource).reduce((all, { owner, partner }) => all + owner + partner, 0)).toBe(8_760);
    }),
  );
});

test.each([
  ['number-absurd', { schedule: { ...inTurn('2-2-3'), exchangeHour: 25 } }],
  ['date-unknown', { from: '2026-02-30' }],
  ['dates-out-of-order', { summer: [period('Summer', '2026-08-01', '2026-07-01', { kind: 'with', party: 'owner' })] }],
  [
    'schedule-out-of-range',
    { holidays: [period('Easter', '2024-04-01', '2024-04-02', { kind: 'with', party: 'owner' })] },
  ],
  [
    'number-absurd',
    { schedule: { kind: 'custom', home: 'owner', startsOn: '2026-01-05', weeks: 0, stays: [] } as const },
  ],
])('throws %s for an invalid question (case %#)', (code, bad) => {
  expect(() => time(weekends(), bad)).toThrow(expect.objectContaining({ code }));
});
