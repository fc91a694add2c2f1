import { decoded } from '../decode.js';
import { linesOf } from '../lines.js';
import { lookAhead, upTo } from '../look-ahead.js';
import type { Parse, Unit } from '../unit.js';
import { ANSWERS, dateInWords, METHODS, ruleInWords } from './calendar-words.js';
import { inPages, span } from './pages.js';

const LABELS: Record<string, string | undefined> = {
  METHOD: 'Sent as',
  SUMMARY: 'Event',
  DTSTART: 'Begins',
  DTEND: 'Ends',
  DUE: 'Due',
  DURATION: 'Takes',
  'RECURRENCE-ID': 'Of the series, the event of',
  RRULE: 'Repeats',
  RDATE: 'Also on',
  EXDATE: 'Not on',
  LOCATION: 'Place',
  ORGANIZER: 'Invited by',
  ATTENDEE: 'Invited',
  STATUS: 'Status',
  COMMENT: 'Comment',
  DESCRIPTION: 'Description',
  CONTACT: 'Contact',
};
const DATES = new Set(['DTSTART', 'DTEND', 'DUE', 'RECURRENCE-ID', 'RDATE', 'EXDATE']);
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
const plain = (value: string): string =>
  value
    .replaceAll(/\\[nN]/g, '\n')
    .replaceAll(/\\([,;\\])/g, '$1')
    .trim();

const parameterIn = (parameters: string, name: string): string | undefined => {
  for (const [, called, quoted, bare] of parameters.matchAll(/;([^=;:]+)=(?:"([^"]*)"|([^:;"]*))/g))
    if (called?.toUpperCase() === name) return quoted ?? bare;
  return undefined;
};

const personIn = (parameters: string, value: string): string => {
  const address = value.replace(/^mailto:/i, '');
  const who = parameterIn(parameters, 'CN');
  const answer = ANSWERS[parameterIn(parameters, 'PARTSTAT')?.toUpperCase() ?? ''];
  return [who ? `${who} <${address}>` : plain(address), answer].filter(Boolean).join(', ');
};

const inWords = (name: string, parameters: string, value: string): string => {
  const zone = parameterIn(parameters, 'TZID');
  if (DATES.has(name))
    return value
      .split(',')
      .map((one) => dateInWords(one, zone, name === 'DTEND'))
      .join(', ');
  if (name === 'RRULE') return ruleInWords(value.trim());
  if (name === 'METHOD') return METHODS[value.trim().toUpperCase()] ?? '';
  return name === 'ORGANIZER' || name === 'ATTENDEE' ? personIn(parameters, value) : plain(value);
};

const sentenceOf = (line: string): string | undefined => {
  const { name = '', parameters = '', value = '' } = LINE.exec(line)?.groups ?? {};
  const called = LABELS[name.toUpperCase()];
  const words = called && value.trim() ? inWords(name.toUpperCase(), parameters, value) : '';
  return words ? `${called}: ${words}` : undefined;
};

const SAMPLE_IN_CHARACTERS = 2_000;

export const calendar: Parse = async function* ({ bytes }) {
  const { sample, all } = await lookAhead(linesOf(decoded(bytes)), upTo(SAMPLE_IN_CHARACTERS));
  if (sample.some((line) => /^\s*BEGIN:VCALENDAR/i.test(line))) yield* eventsIn(all);
  else yield* inPages(all, span('line'));
};

const BEGIN = /^BEGIN:(?<component>[A-Z-]+)$/i;
const END = /^END:(?<component>[A-Z-]+)$/i;
const EVENTS = new Set(['VEVENT', 'VTODO', 'VJOURNAL']);

async function* eventsIn(lines: AsyncIterable<string>): AsyncIterable<Unit> {
  let [event, within, number]: [string[] | undefined, number, number] = [undefined, 0, 0];
  let method: string[] = [];
  for await (const line of unfolded(lines)) {
    const begun = BEGIN.exec(line.trim())?.groups?.component?.toUpperCase();
    const ended = END.exec(line.trim())?.groups?.component?.toUpperCase();
    // A reminder within an event has another text and other times.
    if (event && begun) within += 1;
    else if (event && within > 0) within -= ended ? 1 : 0;
    else if (begun && EVENTS.has(begun)) event = [...method];
    else if (begun === 'VCALENDAR') method = [];
    else if (ended && EVENTS.has(ended) && event) {
      number += 1;
      const place = `event ${number}`;
      yield* inPages(event, () => place);
      event = undefined;
      if (number === MOST_EVENTS) return;
    } else {
      const sentence = event || /^METHOD/i.test(line) ? sentenceOf(line) : undefined;
      if (sentence) (event ?? method).push(sentence);
    }
  }
}
