import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { IsoDate } from '@evenhand/contracts/dates';
import { Party } from '@evenhand/contracts/identity';
import { arithmetic, guidelinesSince2021 } from '../authorities.js';
import type { Notice } from '../notice.js';
import { step, type Working, working } from '../working.js';
import { type Year, yearFrom } from './calendar.js';
import { type RegularSchedule, regularHours, type WhoseHour } from './regular-schedule.js';
import { periodHours, type SpecialPeriod } from './special-period.js';

export interface ParentingQuestion {
  /** Start of the twelve months. */
  readonly from: IsoDate;
  readonly schedule: RegularSchedule;
  /**
   * Overrides of the schedule: a break prevails over the summer, a holiday over both, a later entry over an earlier
   * one.
   */
  readonly summer: readonly SpecialPeriod[];
  readonly schoolBreaks: readonly SpecialPeriod[];
  readonly holidays: readonly SpecialPeriod[];
}

const sources = ['Regular schedule', 'Summer', 'School breaks', 'Holidays'] as const;
type Source = (typeof sources)[number];

/** Shares sum to 100 %. */
export interface Count {
  readonly counted: Record<Party, number>;
  readonly total: number;
  /** Hundredths of a per cent. */
  readonly share: Record<Party, number>;
  /** More than 60 % of the time: majority of parenting time. Null when both have at least 40 %. */
  readonly majority: Party | null;
}

export interface ParentingTime extends Working {
  readonly hours: Count;
  /** A night counts for the parent with the children at 3:00. */
  readonly overnights: Count;
  readonly hoursBySource: Record<Source, Record<Party, number>>;
  /** By hours; negative for hours below the 40 % line. */
  readonly hoursAboveSharedLine: Record<Party, number>;
}

const NIGHT_HOUR = 3;

/**
 * Each parent's share of a year, by hours and by overnights, with the distance to 40 % (shared parenting time,
 * Guidelines s. 9) and 60 % (majority of parenting time, s. 2).
 * @throws LawProblem for days, hours or periods that do not exist or are outside the year.
 */
export const parentingTime = (question: ParentingQuestion): ParentingTime => {
  const year = yearFrom(question.from, 'from');
  const layers: { source: Source; first: number; end: number; whose: WhoseHour }[] = [
    {
      source: 'Regular schedule',
      first: year.firstHour,
      end: year.firstHour + year.hours,
      whose: regularHours(question.schedule),
    },
    ...layersOf('Summer', question.summer, year, 'summer'),
    ...layersOf('School breaks', question.schoolBreaks, year, 'schoolBreaks'),
    ...layersOf('Holidays', question.holidays, year, 'holidays'),
  ];
  const hoursBySource = emptyCounts();
  const nights = { owner: 0, partner: 0 };
  for (let hour = year.firstHour; hour < year.firstHour + year.hours; hour += 1) {
    const layer = layers.findLast(({ first, end }) => first <= hour && hour < end);
    if (!layer) continue;
    const party = layer.whose(hour);
    hoursBySource[layer.source][party] += 1;
    if (hour % 24 === NIGHT_HOUR) nights[party] += 1;
  }
  const hours = countOf(sum(hoursBySource), year.hours);
  const overnights = countOf(nights, year.days);
  const line = Math.ceil((year.hours * 2) / 5);
  const hoursAboveSharedLine = { owner: hours.counted.owner - line, partner: hours.counted.partner - line };
  return {
    hours,
    overnights,
    hoursBySource,
    hoursAboveSharedLine,
    ...working(stepsOf(hours, overnights, hoursBySource, hoursAboveSharedLine), noticesOf(hours, overnights)),
  };
};

const layersOf = (source: Source, periods: readonly SpecialPeriod[], year: Year, field: string) =>
  periods.map((period, index) => ({ source, ...periodHours(period, year, `${field}.${index}`) }));

const emptyCounts = (): Record<Source, Record<Party, number>> => ({
  'Regular schedule': { owner: 0, partner: 0 },
  Summer: { owner: 0, partner: 0 },
  'School breaks': { owner: 0, partner: 0 },
  Holidays: { owner: 0, partner: 0 },
});

const sum = (counts: Record<Source, Record<Party, number>>): Record<Party, number> =>
  Object.values(counts).reduce(
    (all, { owner, partner }) => ({ owner: all.owner + owner, partner: all.partner + partner }),
    { owner: 0, partner: 0 },
  );

const countOf = (counted: Record<Party, number>, total: number): Count => {
  const owner = Math.round((counted.owner * 10_000) / total);
  const hasMajority = (party: Party): boolean => counted[party] * 5 > total * 3;
  return {
    counted,
    total,
    share: { owner, partner: 10_000 - owner },
    majority: Party.options.find(hasMajority) ?? null,
  };
};

const names: Record<Party, string> = { owner: 'First parent', partner: 'Second parent' };

const percent = (hundredths: number): string => `${(hundredths / 100).toFixed(2)}%`;

const stepsOf = (
  hours: Count,
  overnights: Count,
  bySource: Record<Source, Record<Party, number>>,
  aboveLine: Record<Party, number>,
): WorkingStep[] => [
  ...sources
    .filter((source) => bySource[source].owner + bySource[source].partner > 0)
    .flatMap((source) =>
      Party.options.map((party) => step(`${source}: ${names[party]}`, `${bySource[source][party]} hours`, arithmetic)),
    ),
  step('Hours of the year', `${hours.total} hours`, arithmetic),
  ...Party.options.flatMap((party) => [
    step(`${names[party]}: share by hours`, percent(hours.share[party]), guidelinesSince2021('9')),
    step(
      `${names[party]}: share by overnights (${overnights.counted[party]} of ${overnights.total})`,
      percent(overnights.share[party]),
      guidelinesSince2021('9'),
    ),
    step(
      `${names[party]}: ${distance(aboveLine[party])} the 40% line`,
      inDays(aboveLine[party]),
      guidelinesSince2021('9'),
    ),
  ]),
  step(
    'By hours',
    hours.majority === null ? 'shared: each has at least 40%' : `${names[hours.majority]} has more than 60%`,
    guidelinesSince2021(hours.majority === null ? '9' : '2(1), "majority of parenting time"'),
  ),
];

const distance = (hours: number): string => (hours < 0 ? 'short of' : 'above');

const inDays = (hours: number): string => `${Math.abs(hours)} hours (${(Math.abs(hours) / 24).toFixed(1)} days) a year`;

const noticesOf = (hours: Count, overnights: Count): Notice[] =>
  hours.majority === overnights.majority
    ? []
    : [
        {
          code: 'hours-and-overnights-differ',
          sentence:
            'By hours and by overnights the schedule falls on different sides of the 40% line. The Guidelines do not ' +
            'say how time is counted; a court looks at the whole year.',
        },
      ];
