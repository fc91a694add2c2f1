import { dayOf } from '@evenhand/contracts/toronto';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import { type Entry, type Field, isOn, type Option, type Written } from '../calculator/field';
import { hourOptions, optionsOf } from '../calculator/options';

const words = wording.parentingTime;
const newYear = `${dayOf(new Date()).slice(0, 4)}-01-01`;
const weekdays = words.weekdays.map((label, day): Option => ({ value: String(day), label }));
const hours = hourOptions(0, 24);

const parent = (name: string, label: string, start = 'owner'): Entry => ({
  kind: 'choice',
  name,
  label,
  options: optionsOf(wording.parents),
  start,
});

const hour = (name: string, label: string, start = '17'): Entry => ({
  kind: 'number',
  name,
  label,
  options: hours,
  start,
});

/** Part of a week: first and last day, and the default hour at which it ends. */
const stretch = (at: string, from: number, until: number, end: number): Field[] => [
  { kind: 'number', name: `${at}.from.weekday`, label: words.fromDay, options: weekdays, start: String(from) },
  hour(`${at}.from.hour`, words.fromHour),
  { kind: 'number', name: `${at}.until.weekday`, label: words.untilDay, options: weekdays, start: String(until) },
  hour(`${at}.until.hour`, words.untilHour, String(end)),
];

const [WEDNESDAY, FRIDAY, SUNDAY] = [2, 4, 6];
const weekendStretch = (at: string): Field[] => stretch(at, FRIDAY, SUNDAY, 17);
const eveningStretch = (at: string): Field[] => stretch(at, WEDNESDAY, WEDNESDAY, 20);

const inTurn: Field[] = [
  parent('schedule.startsWith', words.startsWith),
  {
    kind: 'number',
    name: 'schedule.exchangeHour',
    label: words.exchangeHour,
    options: hourOptions(0, 23),
    start: '17',
  },
];

const alternateWeekends = (written: Written): Field[] => [
  parent('schedule.home', words.home),
  { kind: 'group', title: words.weekend, fields: weekendStretch('schedule.weekend') },
  { kind: 'switch', name: 'hasMidweek', label: words.hasMidweek },
  ...(isOn(written, 'hasMidweek')
    ? [{ kind: 'group', title: words.midweek, fields: eveningStretch('schedule.midweek') } satisfies Field]
    : []),
];

const custom: Field[] = [
  parent('schedule.home', words.home),
  { kind: 'count', name: 'schedule.weeks', ...words.weeks, start: '2' },
  {
    kind: 'list',
    name: 'schedule.stays',
    title: words.stays.list,
    add: words.stays.add,
    item: words.stays.item,
    itemName: words.stays.name,
    start: 1,
    of: (row) => [{ kind: 'count', name: `${row}.week`, label: words.week, start: '1' }, ...weekendStretch(row)],
  },
];

const ofKind = (written: Written): Field[] => {
  const kind = written['schedule.kind'] ?? '2-2-3';
  if (kind === 'alternate-weekends') return alternateWeekends(written);
  return kind === 'custom' ? custom : inTurn;
};

const sharedWith: Record<string, (at: string) => Field> = {
  with: (at) => parent(`${at}.party`, words.party),
  halves: (at) => parent(`${at}.first`, words.first),
  'alternate-weeks': (at) => parent(`${at}.first`, words.first),
  'alternate-years': (at) => parent(`${at}.evenYears`, words.evenYears),
};

const periods = (name: keyof typeof words.periods, written: Written): Field => {
  const texts = words.periods[name];
  return {
    kind: 'list',
    name,
    title: texts.list,
    add: texts.add,
    item: texts.item,
    itemName: texts.name,
    of: (row) => {
      const shared = sharedWith[written[`${row}.sharing.kind`] ?? 'with'];
      return [
        { kind: 'fixed', name: `${row}.label`, value: texts.item(Number(row.split('.').at(-1)) + 1) },
        { kind: 'date', name: `${row}.from.date`, label: words.fromDay },
        hour(`${row}.from.hour`, words.fromHour),
        { kind: 'date', name: `${row}.until.date`, label: words.untilDay },
        hour(`${row}.until.hour`, words.untilHour),
        {
          kind: 'select',
          name: `${row}.sharing.kind`,
          label: words.sharing.label,
          options: optionsOf(words.sharing.options),
          start: 'with',
        },
        ...(shared ? [shared(`${row}.sharing`)] : []),
      ];
    },
  };
};

export const parentingTimeFields = (written: Written): Field[] => [
  { kind: 'date', name: 'from', ...words.from, start: newYear },
  {
    kind: 'choice',
    name: 'schedule.kind',
    label: words.kind.label,
    options: optionsOf(words.kind.options),
    start: '2-2-3',
  },
  { kind: 'date', name: 'schedule.startsOn', label: words.startsOn, start: newYear },
  ...ofKind(written),
  periods('summer', written),
  periods('schoolBreaks', written),
  periods('holidays', written),
];
