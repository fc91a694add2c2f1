import type { Block, Schedule } from '@evenhand/contracts/agreement/document';
import type { Party } from '@evenhand/contracts/identity';
import { longDate } from '@evenhand/contracts/toronto';
import { guidelinesOf } from '../authorities.js';
import type { Draft } from '../draft/draft.js';
import { dateOf, hourNumber } from '../parenting-time/calendar.js';
import type { ParentingTime } from '../parenting-time/parenting-time.js';
import { type RegularSchedule, turns } from '../parenting-time/regular-schedule.js';
import type { SpecialPeriod } from '../parenting-time/special-period.js';
import { other } from '../parties.js';
import { clock } from '../print.js';
import type { ParentingTerms } from '../terms/parenting.js';
import { sentence, worked } from './schedule-parts.js';

const begins = (draft: Draft, { startsOn }: ParentingTerms): Block[] =>
  startsOn.value === null
    ? []
    : [sentence(`The first day of the regular schedule is ${draft.print(startsOn, longDate).text}.`)];

/** `Days 1 and 2`, `Days 5 to 7`. */
const daysFrom = (first: number, count: number): string =>
  `Days ${first} ${count === 2 ? 'and' : 'to'} ${first + count - 1}`;

const inTurns = (draft: Draft, terms: ParentingTerms, party: Party, days: readonly number[]): Block[] => {
  const [first, second] = [draft.name(party), draft.name(other(party))];
  const items = days.map((count, turn) => {
    const before = days.slice(0, turn).reduce((sum, one) => sum + one, 0);
    return `${daysFrom(before + 1, count)}: with ${turn % 2 === 0 ? first : second}`;
  });
  const assumed = sentence(
    `The calculation uses whole days and assumes that the first turn is with ${first}. If it is with ${second}, the two figures change places.`,
  );
  return [{ kind: 'list', items }, ...begins(draft, terms), ...(terms.startsWith.value === null ? [assumed] : [])];
};

const inWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const weeksOf = (weeks: number): string => `${inWords[weeks - 1] ?? weeks}-week`;

const regular = (draft: Draft, terms: ParentingTerms, schedule: RegularSchedule): Block[] => {
  switch (schedule.kind) {
    case 'custom':
      return [];
    case 'alternate-weekends':
      return [
        sentence('Every second weekend is counted from 4:00 p.m. on Friday to 6:00 p.m. on Sunday.'),
        ...begins(draft, terms),
      ];
    case 'whole-weeks':
      return [
        sentence(`The days of the ${weeksOf(schedule.days.length / 7)} schedule are counted as whole days.`),
        ...begins(draft, terms),
      ];
    default:
      return inTurns(draft, terms, schedule.startsWith, turns[schedule.kind]);
  }
};

/** Hour 24 is the start of the next day. */
const moment = ({ date, hour }: SpecialPeriod['from']): string => {
  if (hour === 24) return momentOf(hourNumber({ date, hour }, 'until'));
  return hour === 0 ? `12:00 a.m. at the start of ${longDate(date)}` : `${longDate(date)}, ${clock(hour)}`;
};
const momentOf = (hour: number): string => moment({ date: dateOf(Math.floor(hour / 24)), hour: hour % 24 });

const whoseIs = ({ from, until, sharing }: SpecialPeriod, { name }: Draft): string => {
  const [first, end] = [hourNumber(from, 'from'), hourNumber(until, 'until')];
  switch (sharing.kind) {
    case 'with':
      return name(sharing.party);
    case 'alternate-years': {
      const isEven = Number(from.date.slice(0, 4)) % 2 === 0;
      return name(isEven ? sharing.evenYears : other(sharing.evenYears));
    }
    case 'halves':
      return `${name(sharing.first)} until ${momentOf(first + Math.ceil((end - first) / 2))}, then ${name(other(sharing.first))}`;
    case 'alternate-weeks':
      return `Alternating weeks, starting with ${name(sharing.first)}`;
  }
};

/** The counted summer, breaks and holidays, with dates. */
const calendar = (draft: Draft, { specialPeriods: periods }: ParentingTerms): Block[] => {
  if (periods.length === 0) return [];
  const inOrder = periods.toSorted((a, b) => hourNumber(a.from, 'from') - hourNumber(b.from, 'from'));
  return [
    sentence(
      'During these twelve months the following periods replace the regular schedule. A holiday takes priority over a school break, and a school break takes priority over the summer. School breaks are counted on the days set by R.R.O. 1990, Reg. 304, and the summer from 30 June to Labour Day. If the school board sets other days, those days apply.',
    ),
    {
      kind: 'table',
      header: ['Period', 'From', 'Until', 'With'],
      rows: inOrder.map((period) => [period.label, moment(period.from), moment(period.until), whoseIs(period, draft)]),
    },
  ];
};

const countedYear = ({ countedFrom }: ParentingTerms, hasCalendar: boolean): string =>
  hasCalendar
    ? `The calculation covers the twelve months from ${longDate(countedFrom)}, with the summer, breaks and holidays above.`
    : `The calculation covers the twelve months from ${longDate(countedFrom)}. It leaves out holidays, school breaks and the summer, which we divide each year and which change the figures.`;

const calculation = (draft: Draft, terms: ParentingTerms, { notices, steps }: ParentingTime): Block[] => [
  sentence(countedYear(terms, terms.specialPeriods.length > 0)),
  worked(draft, 'Share of the year', steps),
  ...notices.map(({ sentence: words }) => sentence(words)),
  sentence(
    `Parenting time is shared where each parent has at least 40% of the time (${guidelinesOf(draft.terms.people.bond)}, s. 9). A parent with more than 60% has the majority of parenting time (s. 2).`,
  ),
];

/** Schedule F: the schedule over a year, its overrides and its distance to 40% and 60%. */
export const parentingTimeShare = (draft: Draft): Schedule[] => {
  const { parenting, children } = draft.terms;
  const areOfAge = children.length > 0 && children.every(({ status }) => status !== null && status !== 'under-age');
  if (!parenting || areOfAge) return [];
  const { counted } = parenting;
  const days = calendar(draft, parenting);
  if (!counted && days.length === 0) return [];
  return [
    {
      letter: 'F',
      heading: 'Parenting schedule and its share of the year',
      blocks: [
        ...(counted ? regular(draft, parenting, counted.schedule) : []),
        ...days,
        ...(counted ? calculation(draft, parenting, counted.time) : []),
      ],
    },
  ];
};
