import {
  dayAndClock,
  dayAndTime,
  dayOf,
  exactTime,
  longDate,
  longDay,
  longMoment,
  monthOf,
  startOfDay,
  timeOfDay,
  weekdayAndDay,
  weekdayMonthFirst,
} from '../src/toronto.js';

test('a moment has the day and the time of Toronto, in winter and in summer', () => {
  const [winter, summer] = ['2026-01-05T04:59:59.250Z', '2026-07-01T04:00:00.000Z'];
  expect([winter, summer].map(dayOf)).toEqual(['2026-01-04', '2026-07-01']);
  expect([winter, summer].map(longDay)).toEqual(['4 January 2026', '1 July 2026']);
  expect([winter, summer].map(weekdayAndDay)).toEqual(['Sunday, 4 January 2026', 'Wednesday, 1 July 2026']);
  expect([winter, summer].map(timeOfDay)).toEqual(['11:59\u00a0p.m.', '12:00\u00a0a.m.']);
  expect(longMoment(summer)).toBe('1 July 2026, 12:00\u00a0a.m.');
  expect([winter, summer].map(exactTime)).toEqual(['23:59:59.250 EST', '00:00:00.000 EDT']);
  expect([winter, summer].map(dayAndTime)).toEqual(['4 January 2026 at 23:59 EST', '1 July 2026 at 00:00 EDT']);
  expect(dayAndClock(winter)).toBe('4 January 2026 at 23:59');
  expect([winter, summer].map(weekdayMonthFirst)).toEqual(['Sunday, January 4, 2026', 'Wednesday, July 1, 2026']);
  expect(startOfDay(new Date(winter))).toEqual(new Date('2026-01-04T05:00:00.000Z'));
});

test('a calendar day is the same day in every time zone', () => {
  expect(longDate('2026-11-01')).toBe('1 November 2026');
  expect(monthOf('2026-11-01')).toBe('November 2026');
});
