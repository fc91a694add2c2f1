import { timeOfDay, weekdayMonthFirst } from '@evenhand/contracts/toronto';
import { isoOf, momentOf } from '../local-time.js';

/** RFC 5546: what a calendar is sent for. */
export const METHODS: Record<string, string | undefined> = {
  REQUEST: 'invitation',
  REPLY: 'answer to an invitation',
  CANCEL: 'cancellation',
  COUNTER: 'proposal of another time',
  DECLINECOUNTER: 'refusal of a proposed time',
  ADD: 'more dates of an event',
  REFRESH: 'question for the latest version',
};

/** PARTSTAT of RFC 5545. */
export const ANSWERS: Record<string, string | undefined> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  TENTATIVE: 'tentatively accepted',
  'NEEDS-ACTION': 'has not answered',
  DELEGATED: 'delegated',
  COMPLETED: 'completed',
  'IN-PROCESS': 'in process',
};

const WRITTEN = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z)?)?$/;

const OF_THE_CASE = /eastern|toronto|new_york|montreal|detroit/i;

/** "20240115T214100Z" in words, in the case's time zone. An end without a time is the day after the last one. */
export const dateInWords = (value: string, zone = '', isEnd = false): string => {
  const [, year, month, day, hour, minute, , utc] = WRITTEN.exec(value.trim()) ?? [];
  if (!year || !month || !day) return value;
  const last = isEnd && !hour ? new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) - 1)) : undefined;
  const at = utc
    ? isoOf(`${year}-${month}-${day}T${hour}:${minute}:00Z`)
    : last
      ? momentOf(last.getUTCFullYear(), last.getUTCMonth() + 1, last.getUTCDate(), 12, 0)
      : momentOf(Number(year), Number(month), Number(day), Number(hour ?? 12), Number(minute ?? 0));
  if (!at) return value;
  const elsewhere = hour && !utc && zone && !OF_THE_CASE.test(zone) ? ` (${zone})` : '';
  return hour ? `${weekdayMonthFirst(at)} at ${timeOfDay(at)}${elsewhere}` : weekdayMonthFirst(at);
};

const EVERY: Record<string, string | undefined> = {
  SECONDLY: 'second',
  MINUTELY: 'minute',
  HOURLY: 'hour',
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
};

const DAYS: Record<string, string | undefined> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};

const ORDINALS: Record<string, string | undefined> = {
  '-1': 'last',
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
};

// Input: a day of a rule, such as "MO" or "-1FR".
const dayOf = (written: string): string => {
  const [, number = '', day = ''] = /^\+?(-?\d*)([A-Z]{2})$/.exec(written) ?? [];
  return [number && (ORDINALS[number] ?? number), DAYS[day] ?? written].filter(Boolean).join(' ');
};

/** "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;COUNT=10": every 2 weeks on Friday, 10 times. */
export const ruleInWords = (rule: string): string => {
  const parts = new Map(
    rule.split(';').map((part) => [part.split('=', 1)[0]?.toUpperCase() ?? '', part.replace(/^[^=]*=/, '')]),
  );
  const every = EVERY[parts.get('FREQ')?.toUpperCase() ?? ''];
  if (!every) return rule;
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const days = (parts.get('BYDAY') ?? '').split(',').filter(Boolean).map(dayOf);
  const known = new Set(['FREQ', 'INTERVAL', 'BYDAY', 'UNTIL', 'COUNT', 'WKST', 'BYMONTHDAY']);
  const others = [...parts].filter(([name]) => !known.has(name)).map(([name, value]) => `${name} ${value}`);
  return [
    interval > 1 ? `every ${interval} ${every}s` : `every ${every}`,
    days.length > 0 && `on ${days.join(', ')}`,
    parts.has('BYMONTHDAY') && `on day ${parts.get('BYMONTHDAY')} of the month`,
    parts.has('UNTIL') && `until ${dateInWords(parts.get('UNTIL') ?? '')}`,
    parts.has('COUNT') && `${parts.get('COUNT')} times`,
    ...others,
  ]
    .filter(Boolean)
    .join(', ');
};
