import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { Holiday, holidaySharings, sharings } from '@evenhand/contracts/intake/parenting-facts';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { hourNumber, yearFrom } from '../parenting-time/calendar.js';
import {
  holidayIn,
  marchBreakIn,
  type Stretch,
  summerIn,
  wholeDays,
  winterBreakIn,
} from '../parenting-time/ontario-calendar.js';
import type { ParentingQuestion } from '../parenting-time/parenting-time.js';
import type { Sharing, SpecialPeriod } from '../parenting-time/special-period.js';

export type Chosen = (typeof sharings)[number] | (typeof holidaySharings)[number];

const sharingOf = (chosen: Chosen, first: Party): Sharing | null => {
  switch (chosen) {
    case 'Half each':
      return { kind: 'halves', first };
    case 'Weeks in turn':
      return { kind: 'alternate-weeks', first };
    case 'In turn, year by year':
      return { kind: 'alternate-years', evenYears: first };
    case 'Always with the same parent':
      return { kind: 'with', party: first };
    case 'The regular schedule goes on':
      return null;
  }
};

const touches = ({ from, until }: Stretch, asOf: IsoDate): boolean => {
  const year = yearFrom(asOf, 'from');
  return hourNumber(until, 'until') > year.firstHour && hourNumber(from, 'from') < year.firstHour + year.hours;
};

type DatesIn = (year: number) => Stretch;

/** The occurrences that overlap the twelve months from `asOf`, in order. */
const inTheYear = (
  asOf: IsoDate,
  label: string,
  chosen: Chosen | undefined,
  first: Party | undefined,
  dates: DatesIn,
): SpecialPeriod[] => {
  const sharing = chosen && first ? sharingOf(chosen, first) : null;
  if (!sharing) return [];
  const year = Number(asOf.slice(0, 4));
  return [year - 1, year, year + 1, year + 2]
    .map(dates)
    .filter((stretch) => touches(stretch, asOf))
    .map((stretch) => ({ label, ...stretch, sharing }));
};

/** Null for another day without a name. */
export const nameOf = ({ holiday, called }: Holiday): string | null =>
  holiday === 'Another day' ? called?.trim() || null : (holiday ?? null);

const datesOf = ({ holiday, from, until }: Holiday): DatesIn | null => {
  if (!holiday) return null;
  if (holiday !== 'Another day') return (year) => holidayIn(holiday, year);
  const last = until ?? from;
  return from && last && last >= from ? () => wholeDays(from, last) : null;
};

const holidayPeriods = (holiday: Holiday, asOf: IsoDate): SpecialPeriod[] => {
  const [label, dates] = [nameOf(holiday), datesOf(holiday)];
  if (!label || !dates) return [];
  const periods = inTheYear(asOf, label, holiday.sharing, holiday.first, dates);
  return holiday.holiday === 'Another day' ? periods.slice(0, 1) : periods;
};

/** The periods of the twelve months from `asOf` whose sharing is fully stated. */
export const specialPeriods = (
  record: IntakeRecord,
  asOf: IsoDate,
): Pick<ParentingQuestion, 'summer' | 'schoolBreaks' | 'holidays'> => ({
  summer: inTheYear(asOf, 'Summer', record.summerSharing, record.summerFirst, summerIn),
  schoolBreaks: [
    ...inTheYear(asOf, 'Winter break', record.winterBreakSharing, record.winterBreakFirst, winterBreakIn),
    ...inTheYear(asOf, 'March break', record.marchBreakSharing, record.marchBreakFirst, marchBreakIn),
  ],
  holidays: (record.holidays ?? []).flatMap((holiday) => holidayPeriods(holiday, asOf)),
});
