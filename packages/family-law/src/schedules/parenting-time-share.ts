import type { Block, Schedule } from '@evenhand/contracts/agreement/document';
import type { Party } from '@evenhand/contracts/identity';
import { longDate } from '@evenhand/contracts/toronto';
import { allOfAge } from '../agreement/dependent-children.js';
import { contradictsSchedule, parentingShare, startsWith } from '../agreement/parenting-share.js';
import { specialPeriods } from '../agreement/special-periods.js';
import { hasChildren } from '../clauses/people.js';
import type { Draft } from '../draft/draft.js';
import { hourNumber } from '../parenting-time/calendar.js';
import type { SpecialPeriod } from '../parenting-time/special-period.js';
import { other } from '../parties.js';
import { sentence, worked } from './schedule-parts.js';

const begins = ({ record: { scheduleStartsOn } }: Draft): Block[] =>
  scheduleStartsOn ? [sentence(`The regular schedule begins on ${longDate(scheduleStartsOn)}.`)] : [];

const inTurns = (draft: Draft, turns: [string, Party][]): Block[] => {
  const party = startsWith(draft.record);
  const [first, second] = [draft.name(party), draft.name(other(party))];
  const list: Block = { kind: 'list', items: turns.map(([days, whose]) => `${days}: with ${draft.name(whose)}`) };
  if (draft.record.scheduleStartsWith) return [list, ...begins(draft)];
  return [
    list,
    ...begins(draft),
    sentence(
      `This is counted in whole days and as if the first turn were with ${first}; if it is with ${second}, the two figures change places.`,
    ),
  ];
};

const twoWeeks = (draft: Draft): Block[] => {
  const first = startsWith(draft.record);
  const second = other(first);
  switch (draft.record.parentingSchedule) {
    case '2-2-3':
      return inTurns(draft, [
        ['Days 1 and 2', first],
        ['Days 3 and 4', second],
        ['Days 5 to 7', first],
        ['Days 8 and 9', second],
        ['Days 10 and 11', first],
        ['Days 12 to 14', second],
      ]);
    case 'Week on/week off':
      return inTurns(draft, [
        ['Days 1 to 7', first],
        ['Days 8 to 14', second],
      ]);
    default:
      return [sentence('Every second weekend is counted from Friday at 16:00 to Sunday at 18:00.'), ...begins(draft)];
  }
};

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
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
      return `Weeks in turn, the first with ${name(sharing.first)}`;
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
      'In these twelve months the regular schedule gives way as follows. A holiday comes before a break, and a break before the summer. School breaks are counted by the days that O. Reg. 304 sets, and the summer from 30 June to Labour Day; where a school board has other days, those count.',
    ),
    {
      kind: 'table',
      header: ['What', 'From', 'Until', 'With'],
      rows: inOrder.map((period) => [period.label, moment(period.from), moment(period.until), whoseIs(period, draft)]),
    },
  ];
};

const countedFrom = ({ asOf }: Draft, hasCalendar: boolean): string =>
  hasCalendar
    ? `Counted for the twelve months from ${longDate(asOf)}, with the summer, breaks and holidays above.`
    : `Counted for the twelve months from ${longDate(asOf)}, before holidays, school breaks and the summer, which we settle each year and which change the figures.`;

/** Schedule F: the schedule over a year, its overrides and its distance to the lines of 40% and 60%. */
export const parentingTimeShare = (draft: Draft): Schedule[] => {
  if (contradictsSchedule(draft.record, draft.asOf) || allOfAge(draft.record, draft.asOf)) return [];
  const share = hasChildren(draft.record) ? parentingShare(draft.record, draft.asOf) : null;
  const days = hasChildren(draft.record) ? calendar(draft) : [];
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
