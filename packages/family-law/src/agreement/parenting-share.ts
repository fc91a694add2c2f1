import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { type ParentingTime, parentingTime } from '../parenting-time/parenting-time.js';
import type { RegularSchedule } from '../parenting-time/regular-schedule.js';

/** Friday after school to Sunday evening, in hours of the clock, for counting. */
export const WEEKEND = { from: { weekday: 4, hour: 16 }, until: { weekday: 6, hour: 18 } } as const;
/** With whom a schedule in turns is counted as beginning: the answers do not say, so the page says what is assumed. */
export const COUNTED_FIRST: Party = 'owner';

const regularSchedule = (record: IntakeRecord, asOf: IsoDate): RegularSchedule | null => {
  const { primaryResidence, residentialParent } = record;
  switch (record.parentingSchedule) {
    case '2-2-3':
      return { kind: '2-2-3', startsOn: asOf, startsWith: COUNTED_FIRST, exchangeHour: 0 };
    case 'Week on/week off':
      return { kind: 'week-on-week-off', startsOn: asOf, startsWith: COUNTED_FIRST, exchangeHour: 0 };
    case 'Alternate weekends':
      if (primaryResidence !== 'Primarily with one parent' || !residentialParent) return null;
      return { kind: 'alternate-weekends', home: residentialParent, startsOn: asOf, weekend: WEEKEND, midweek: null };
    default:
      return null;
  }
};

/** The regular schedule over the twelve months from `asOf`; null when it is in the parents' own words or not known. */
export const parentingShare = (record: IntakeRecord, asOf: IsoDate): ParentingTime | null => {
  const schedule = record.hasChildren === true ? regularSchedule(record, asOf) : null;
  return schedule && parentingTime({ from: asOf, schedule, summer: [], schoolBreaks: [], holidays: [] });
};
