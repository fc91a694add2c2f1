import { type PlacedLine, seenOf } from './transcript.js';
import type { Message } from './unit.js';
import { writtenMoment } from './written-date.js';

const PROGRAM = /\b(?:Our\s?Family\s?Wizard|Talking\s?Parents)\b/i;
const FIELD = /^\s*(?<field>Sent|From|To|Subject|Message|Thread)\s*:\s*(?<value>.*)$/is;
/** In characters. */
const LONGEST_HEADING = 300;
// Input: at most 300 characters (headingIn). "Ann Sample sent January 15, 2024 at 9:41 PM", above the text.
const SENT = /^\s*(?<name>[\p{L}][^:\n]{0,59}?)\s+(?:sent|wrote)\s*:?\s+(?<at>.*\d{4}.*\d{1,2}:\d{2}.*)$/iu;
const COUNTED = /^\s*Message \d+ of \d+\s*$/i;
// Input: at most 300 characters (headingIn). What each page repeats.
const ASIDE = /^\s*(?:Page \d+ of \d+|Number of messages:\s*\d+|-{5,})\s*$/i;
// Input: at most 300 characters (headingIn). "Bob Sample (First Viewed: 01/16/2024 at 07:02 AM)", "Generated: …"
const DATED_ASIDE =
  /^\s*(?:(?:[\p{L}][^:\n]{0,59}?\s)?\(?(?:first |last )?viewed|generated)\s*:?\s+(?<at>[^()]*\d{4}[^()]*)\)?\s*$/iu;

const headingIn = (line: string): string => (line.length <= LONGEST_HEADING ? line : '');

export const isParentingReport = (lines: string[]): boolean => {
  const text = lines.slice(0, 200).join('\n');
  return PROGRAM.test(text) && lines.some((line) => SENT.test(headingIn(line)) || /^\s*Sent\s*:.*\d{4}/i.test(line));
};

// Input: at most 300 characters (headingIn).
const momentOf = (written: string): string | null =>
  writtenMoment(
    headingIn(written)
      .replace(/\s+at\s+/i, ' ')
      .trim(),
  );

interface Open extends Pick<Message, 'scanned' | 'unclear'> {
  sender: string;
  to: string[];
  at: string | null;
  subject: string;
  text: string[];
  place: string;
}

const isAside = (line: string): boolean =>
  ASIDE.test(line) || momentOf(DATED_ASIDE.exec(line)?.groups?.at ?? '') !== null;

/** "Bob Sample (First Viewed: …), Sam Sample" */
const namesIn = (value: string): string[] =>
  value
    .replaceAll(/\([^()]*\)/g, '')
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter(Boolean);

const LONGEST_LINES = 5_000;
const FIELDS_OF_HEADING = 6;

const fieldIn = (line: string): { name: string | undefined; value: string } => {
  const { field, value = '' } = FIELD.exec(line)?.groups ?? {};
  return { name: field?.toLowerCase(), value };
};

/** Whether one of the fields that begin here is a moment: a sentence may begin with "From:", too. */
const isHeading = (lines: string[]): boolean => {
  const fields = lines.map(fieldIn);
  const end = fields.findIndex(({ name }) => name === undefined);
  return fields
    .slice(0, end < 0 ? fields.length : end)
    .some(({ name, value }) => name === 'sent' && momentOf(value) !== null);
};

async function* withFollowing(
  lines: AsyncIterable<PlacedLine>,
): AsyncIterable<{ line: PlacedLine; heading: string[] }> {
  const ahead: PlacedLine[] = [];
  const taken = () => ({ heading: ahead.map(({ text }) => text), line: ahead.shift() });
  for await (const next of lines) {
    ahead.push(next);
    if (ahead.length < FIELDS_OF_HEADING) continue;
    const { line, heading } = taken();
    if (line) yield { line, heading };
  }
  while (ahead.length > 0) {
    const { line, heading } = taken();
    if (line) yield { line, heading };
  }
}

export async function* parentingMessages(lines: AsyncIterable<PlacedLine>, filename: string): AsyncIterable<Message> {
  let [open, thread]: [Open | undefined, string] = [undefined, ''];
  /** The field that begins each message; a pasted mail often has another first. */
  let [leading, isCounted]: [string | undefined, boolean] = [undefined, false];
  const complete = (): Message[] => {
    const text = [open?.subject, ...(open?.text ?? [])].filter(Boolean).join('\n').trim();
    if (!open || !text || (!open.sender && !open.at)) return [];
    const people = open.sender ? [open.sender, ...open.to] : open.to;
    const about = open.subject.replace(/^(?:re|fwd?):\s*/i, '') || thread || filename;
    return [
      { kind: 'message', source: 'texts', thread: about, path: open.place, people, at: open.at, text, ...seenOf(open) },
    ];
  };
  const begin = (place: string): Open => ({ sender: '', to: [], at: null, subject: '', text: [], place });
  for await (const { line, heading } of withFollowing(lines)) {
    const { text, place } = line;
    const { name, value } = fieldIn(text);
    const sent = SENT.exec(headingIn(text))?.groups;
    const counts = COUNTED.test(text);
    isCounted ||= counts;
    const isStart = counts || (sent !== undefined && !isCounted && momentOf(sent.at ?? '') !== null);
    const isFirst = (name === 'sent' || name === 'from') && name === (leading ?? name);
    const isNext = isFirst && !isCounted && (open === undefined || open.text.length > 0) && isHeading(heading);
    if (isNext) leading = name;
    if (isStart || isNext) {
      yield* complete();
      open = begin(place);
    }
    if (open) Object.assign(open, seenOf(line));
    if (sent && open && isStart && !counts) [open.sender, open.at] = [sent.name ?? '', momentOf(sent.at ?? '')];
    else if (name === 'thread') thread = value.trim();
    else if (!open || counts || (name === undefined && isAside(headingIn(text))) || !text.trim()) continue;
    else if (name === 'sent' && open.text.length === 0) open.at = momentOf(value);
    else if (name === 'from' && open.text.length === 0) open.sender = namesIn(value)[0] ?? '';
    else if (name === 'to' && open.text.length === 0) open.to = namesIn(value);
    else if (name === 'subject' && open.text.length === 0) open.subject = value.trim();
    else if (open.text.length < LONGEST_LINES) open.text.push(name === 'message' ? value.trim() : text.trim());
  }
  yield* complete();
}
