import { decoded } from '../decode.js';
import { linesOf } from '../lines.js';
import { lookAhead, upTo } from '../look-ahead.js';
import { quotedPrintable } from '../mime/content.js';
import { type EvidenceBytes, leftOut, type Parse, type Unit } from '../unit.js';
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
  COMPLETED: 'Completed',
  URL: 'Web',
  ATTACH: 'Attached',
  FREEBUSY: 'Busy',
  'X-RESPONSE-COMMENT': 'Comment',
};
const DATES = new Set(['DTSTART', 'DTEND', 'DUE', 'RECURRENCE-ID', 'RDATE', 'EXDATE', 'COMPLETED', 'FREEBUSY']);
const [LONGEST, MOST_EVENTS] = [100_000, 20_000];

/** In version 1.0 a line of such a value ends with "=" where the next continues it. */
const isQuotedPrintable = (line: string): boolean => /quoted-printable/i.test(line.split(':', 1)[0] ?? '');

/** RFC 5545: a folded line continues after a blank. */
async function* unfolded(lines: AsyncIterable<string>): AsyncIterable<string> {
  let open: string | undefined;
  for await (const line of lines) {
    if (open?.endsWith('=') && isQuotedPrintable(open)) {
      if (open.length < LONGEST) open = open.slice(0, -1) + line;
    } else if (open !== undefined && /^[ \t]/.test(line)) {
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

/** "20240115T214100Z/PT1H": a period has an end, or a length. */
const periodInWords = (value: string, zone: string | undefined, isEnd: boolean): string => {
  const [from = '', to] = value.split('/');
  return [dateInWords(from, zone, isEnd), to && (to.startsWith('P') ? to : dateInWords(to, zone))]
    .filter(Boolean)
    .join(to?.startsWith('P') ? ' for ' : ' to ');
};

/** Bytes of a file in the calendar itself are left out. */
const attached = (parameters: string, value: string): string =>
  parameterIn(parameters, 'FILENAME') ??
  parameterIn(parameters, 'X-FILENAME') ??
  (parameterIn(parameters, 'ENCODING') ? 'a file' : value.trim());

const inWords = (name: string, parameters: string, value: string): string => {
  const zone = parameterIn(parameters, 'TZID');
  if (DATES.has(name))
    return value
      .split(',')
      .map((one) => periodInWords(one, zone, name === 'DTEND'))
      .join(', ');
  if (name === 'ATTACH') return attached(parameters, value);
  if (name === 'RRULE') return ruleInWords(value.trim());
  if (name === 'METHOD') return METHODS[value.trim().toUpperCase()] ?? '';
  return name === 'ORGANIZER' || name === 'ATTENDEE' ? personIn(parameters, value) : plain(value);
};

const sentenceOf = (line: string): string | undefined => {
  const { name = '', parameters = '', value: written = '' } = LINE.exec(line)?.groups ?? {};
  const isQuoted = parameterIn(parameters, 'ENCODING')?.toUpperCase() === 'QUOTED-PRINTABLE';
  const value = isQuoted ? quotedPrintable(written, parameterIn(parameters, 'CHARSET')) : written;
  const called = LABELS[name.toUpperCase()];
  const words = called && value.trim() ? inWords(name.toUpperCase(), parameters, value) : '';
  return words ? `${called}: ${words}` : undefined;
};

interface Entry {
  words: string;
  /** Of a beginning or an end without a time. */
  day: string | undefined;
  isEnd: boolean;
}

const DAY = /^(?:DTSTART|DTEND)(?:;[^:]*)?:(\d{8})\s*$/i;

const entriesOf = (line: string): Entry[] => {
  const words = sentenceOf(line);
  return words ? [{ words, day: DAY.exec(line)?.[1], isEnd: /^DTEND/i.test(line) }] : [];
};

/** Against RFC 5545, some programs end a whole day on itself: its end is not the day before. */
const sentencesOf = (event: Entry[]): string[] => {
  const [first, second] = event.flatMap(({ day }) => day ?? []);
  const isOneDay = first !== undefined && first === second;
  return event.filter(({ isEnd }) => !isOneDay || !isEnd).map(({ words }) => words);
};

const SAMPLE_IN_CHARACTERS = 2_000;

export const calendar: Parse = async function* (file) {
  const { sample, all } = await lookAhead(linesOf(decoded(file.bytes)), upTo(SAMPLE_IN_CHARACTERS));
  if (sample.some((line) => /^\s*BEGIN:VCALENDAR/i.test(line))) yield* eventsIn(all, file);
  else yield* inPages(all, span('line'));
};

const BEGIN = /^BEGIN:(?<component>[A-Z-]+)$/i;
const END = /^END:(?<component>[A-Z-]+)$/i;
const EVENTS = new Set(['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY']);

async function* eventsIn(lines: AsyncIterable<string>, file: EvidenceBytes): AsyncIterable<Unit> {
  let [event, within, number]: [Entry[] | undefined, number, number] = [undefined, 0, 0];
  let method: Entry[] = [];
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
      if (number <= MOST_EVENTS) yield* inPages(sentencesOf(event), () => place);
      event = undefined;
    } else {
      if (event || /^METHOD/i.test(line)) (event ?? method).push(...entriesOf(line));
    }
  }
  if (number > MOST_EVENTS) yield leftOut(`events ${MOST_EVENTS + 1} to ${number}`, file);
  // A file that is cut off.
  if (event) yield* inPages(sentencesOf(event), () => `event ${number + 1}`);
}
