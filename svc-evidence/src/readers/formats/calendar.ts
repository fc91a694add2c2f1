import { timeOfDay, weekdayMonthFirst } from '@evenhand/contracts/toronto';
import { decoded } from '../decode.js';
import { linesOf } from '../lines.js';
import { isoOf, momentOf } from '../local-time.js';
import { lookAhead, upTo } from '../look-ahead.js';
import type { Parse, Unit } from '../unit.js';
import { inPages, span } from './pages.js';

const LABELS: Record<string, string | undefined> = {
  SUMMARY: 'Event',
  DTSTART: 'Begins',
  DTEND: 'Ends',
  LOCATION: 'Place',
  ORGANIZER: 'Invited by',
  ATTENDEE: 'Invited',
  STATUS: 'Status',
  DESCRIPTION: 'Description',
};
const [LONGEST, MOST_EVENTS] = [100_000, 20_000];

/** RFC 5545: a folded line continues after a blank. */
async function* unfolded(lines: AsyncIterable<string>): AsyncIterable<string> {
  let open: string | undefined;
  for await (const line of lines) {
    if (open !== undefined && /^[ \t]/.test(line)) {
      if (open.length < LONGEST) open += line.slice(1);
    } else {
      if (open !== undefined) yield open;
      open = line;
    }
  }
  if (open !== undefined) yield open;
}

const LINE = /^(?<name>[A-Z-]+)(?<parameters>(?:;[^:;="]+=(?:"[^"]*"|[^:;"]*))*):(?<value>.*)$/is;
const WRITTEN = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z)?)?$/;

/** "20240115T214100Z" in words, in the case's time zone. */
const inWords = (value: string): string => {
  const [, year, month, day, hour, minute, , utc] = WRITTEN.exec(value.trim()) ?? [];
  if (!year || !month || !day) return value;
  const at = utc
    ? isoOf(`${year}-${month}-${day}T${hour}:${minute}:00Z`)
    : momentOf(Number(year), Number(month), Number(day), Number(hour ?? 12), Number(minute ?? 0));
  if (!at) return value;
  return hour ? `${weekdayMonthFirst(at)} at ${timeOfDay(at)}` : weekdayMonthFirst(at);
};

const plain = (value: string): string =>
  value
    .replaceAll(/\\[nN]/g, '\n')
    .replaceAll(/\\([,;\\])/g, '$1')
    .trim();

const sentenceOf = (line: string): string | undefined => {
  const { name = '', parameters = '', value = '' } = LINE.exec(line)?.groups ?? {};
  const called = LABELS[name.toUpperCase()];
  if (!called || !value.trim()) return undefined;
  if (name.toUpperCase().startsWith('DT')) return `${called}: ${inWords(value)}`;
  const known = /;CN=(?:"([^"]*)"|([^:;]*))/i.exec(parameters);
  const address = value.replace(/^mailto:/i, '');
  const who = known?.[1] ?? known?.[2];
  return `${called}: ${who ? `${who} <${address}>` : plain(address)}`;
};

const SAMPLE_IN_CHARACTERS = 2_000;

export const calendar: Parse = async function* ({ bytes }) {
  const { sample, all } = await lookAhead(linesOf(decoded(bytes)), upTo(SAMPLE_IN_CHARACTERS));
  if (sample.some((line) => /^\s*BEGIN:VCALENDAR/i.test(line))) yield* eventsIn(all);
  else yield* inPages(all, span('line'));
};

async function* eventsIn(lines: AsyncIterable<string>): AsyncIterable<Unit> {
  let [event, number]: [string[] | undefined, number] = [undefined, 0];
  for await (const line of unfolded(lines)) {
    if (/^BEGIN:(?:VEVENT|VTODO)$/i.test(line.trim())) event = [];
    else if (/^END:(?:VEVENT|VTODO)$/i.test(line.trim()) && event) {
      number += 1;
      const place = `event ${number}`;
      yield* inPages(event, () => place);
      event = undefined;
      if (number === MOST_EVENTS) return;
    } else {
      const sentence = event && sentenceOf(line);
      if (sentence) event?.push(sentence);
    }
  }
}
