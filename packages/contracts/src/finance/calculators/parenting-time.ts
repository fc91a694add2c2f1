import { z } from 'zod';
import { IsoDate } from '../../dates.js';
import { Party } from '../../identity.js';
import { writtenText } from '../../text.js';
import { calculation, ofBoth, Working } from './working.js';

/** 0 to 24, 24 being the end of the day. */
const Hour = z.int().min(0).max(24);
/** Monday is 0. */
const WeekMoment = z.strictObject({ weekday: z.int().min(0).max(6), hour: Hour });
const Stretch = z.strictObject({ from: WeekMoment, until: WeekMoment });
const inTurn = { startsOn: IsoDate, startsWith: Party, exchangeHour: z.int().min(0).max(23) };

/** A schedule that repeats. `home` is the children's home outside the listed stays. */
const RegularSchedule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['2-2-3', '2-2-5-5', '3-4-4-3', 'week-on-week-off']), ...inTurn }),
  z.strictObject({
    kind: z.literal('alternate-weekends'),
    home: Party,
    startsOn: IsoDate,
    weekend: Stretch,
    midweek: Stretch.nullable().default(null),
  }),
  z.strictObject({
    kind: z.literal('custom'),
    home: Party,
    startsOn: IsoDate,
    weeks: z.int(),
    stays: z
      .array(Stretch.extend({ week: z.int() }))
      .max(100)
      .default([]),
  }),
]);

const DayHour = z.strictObject({ date: IsoDate, hour: Hour });

const Sharing = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('with'), party: Party }),
  z.strictObject({ kind: z.literal('alternate-years'), evenYears: Party }),
  z.strictObject({ kind: z.literal('halves'), first: Party }),
  z.strictObject({ kind: z.literal('alternate-weeks'), first: Party }),
]);

const SpecialPeriods = z
  .array(z.strictObject({ label: writtenText(100).min(1), from: DayHour, until: DayHour, sharing: Sharing }))
  .max(50)
  .default([]);

export const ParentingTimeQuestion = z
  .strictObject({
    /** First day of the twelve months. */
    from: IsoDate,
    schedule: RegularSchedule,
    summer: SpecialPeriods,
    schoolBreaks: SpecialPeriods,
    holidays: SpecialPeriods,
  })
  .meta({ id: 'ParentingTimeQuestion' });
export type ParentingTimeQuestion = z.infer<typeof ParentingTimeQuestion>;

/** `share` in hundredths of a percent; both sum to 10,000. `majority`: more than 60 %, null when neither has it. */
const Count = z.object({
  counted: ofBoth(z.int()),
  total: z.int(),
  share: ofBoth(z.int()),
  majority: Party.nullable(),
});

export const ParentingTime = Working.extend({
  hours: Count,
  overnights: Count,
  hoursAboveSharedLine: ofBoth(z.int()),
}).meta({ id: 'ParentingTime' });
export type ParentingTime = z.infer<typeof ParentingTime>;

export const calculateParentingTime = calculation('parenting-time', ParentingTimeQuestion, ParentingTime);
