import type { Block, Schedule } from '@evenhand/contracts/agreement/document';
import { longDate } from '@evenhand/contracts/toronto';
import { allOfAge } from '../agreement/dependent-children.js';
import { openResidence, parentingShare, regularSchedule, startsWith } from '../agreement/parenting-share.js';
import { specialPeriods } from '../agreement/special-periods.js';
import type { Draft } from '../draft/draft.js';
import { hourNumber } from '../parenting-time/calendar.js';
import { turns } from '../parenting-time/regular-schedule.js';
import type { SpecialPeriod } from '../parenting-time/special-period.js';
import { other } from '../parties.js';
import { clock } from '../print.js';
import { sentence, worked } from './schedule-parts.js';

const begins = ({ record: { scheduleStartsOn } }: Draft): Block[] =>
  scheduleStartsOn ? [sentence(`The regular schedule begins on ${longDate(scheduleStartsOn)}.`)] : [];

/** `Days 1 and 2`, `Days 5 to 7`. */
const daysFrom = (first: number, count: number): string =>
  `Days ${first} ${count === 2 ? 'and' : 'to'} ${first + count - 1}`;

const inTurns = (draft: Draft, days: readonly number[]): Block[] => {
  const party = startsWith(draft.record);
  const [first, second] = [draft.name(party), draft.name(other(party))];
  const items = days.map((count, turn) => {
    const before = days.slice(0, turn).reduce((sum, one) => sum + one, 0);
    return `${daysFrom(before + 1, count)}: with ${turn % 2 === 0 ? first : second}`;
  });
  const list: Block = { kind: 'list', items };
  if (draft.record.scheduleStartsWith) return [list, ...begins(draft)];
  return [
    list,
    ...begins(draft),
    sentence(
      `The calculation uses whole days and assumes that the first turn is with ${first}. If it is with ${second}, the two figures change places.`,
    ),
  ];
};

const twoWeeks = (draft: Draft): Block[] => {
  const schedule = regularSchedule(draft.record, draft.asOf);
  if (schedule === null) return [];
  switch (schedule.kind) {
    case 'custom':
      return [];
    case 'alternate-weekends':
      return [
        sentence('Every second weekend is counted from Friday at 4:00 p.m. to Sunday at 6:00 p.m..'),
        ...begins(draft),
      ];
    case 'two-weeks':
      return [sentence('The days of the two-week schedule are counted as whole days.'), ...begins(draft)];
    default:
      return inTurns(draft, turns[schedule.kind]);
  }
};

const moment = ({ date, hour }: SpecialPeriod['from']): string => `${longDate(date)}, ${clock(hour)}`;
const momentOf = (hour: number): string =>
  moment({ date: new Date(hour * 3_600_000).toISOString().slice(0, 10), hour: hour % 24 });

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
const calendar = (draft: Draft): Block[] => {
  const { summer, schoolBreaks, holidays } = specialPeriods(draft.record, draft.asOf);
  const periods = [...summer, ...schoolBreaks, ...holidays];
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

const countedFrom = ({ asOf }: Draft, hasCalendar: boolean): string =>
  hasCalendar
    ? `The calculation covers the twelve months from ${longDate(asOf)}, with the summer, breaks and holidays above.`
    : `The calculation covers the twelve months from ${longDate(asOf)}. It leaves out holidays, school breaks and the summer, which we divide each year and which change the figures.`;

/** Schedule F: the schedule over a year, its overrides and its distance to 40% and 60%. */
export const parentingTimeShare = (draft: Draft): Schedule[] => {
  if (openResidence(draft.record, draft.asOf) || allOfAge(draft.record, draft.asOf)) return [];
  const share = draft.record.hasChildren === true ? parentingShare(draft.record, draft.asOf) : null;
  const days = draft.record.hasChildren === true ? calendar(draft) : [];
  if (!share && days.length === 0) return [];
  const counted: Block[] = share
    ? [
        sentence(countedFrom(draft, days.length > 0)),
        worked(draft, 'Share of the year', share.steps),
        ...share.notices.map(({ sentence: words }) => sentence(words)),
        sentence(
          'At 40% or more of the time for each parent, parenting time counts as shared (Federal Child Support Guidelines, s. 9). A parent with more than 60% has the majority of parenting time (s. 2).',
        ),
      ]
    : [];
  return [
    {
      letter: 'F',
      heading: 'Parenting schedule and its share of the year',
      blocks: [...(share ? twoWeeks(draft) : []), ...days, ...counted],
    },
  ];
};
