import { inPages } from './formats/pages.js';
import { NO_TEXT } from './no-text.js';
import { ABOVE, type PlacedLine, seenOf } from './transcript.js';
import type { Message, Unit } from './unit.js';
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

// Input: at most 300 characters (headingIn).
const momentOf = (written: string): string | null =>
  writtenMoment(
    headingIn(written)
      .replace(/\s+at\s+/i, ' ')
      .trim(),
  );

interface Open extends Pick<Message, 'scanned' | 'unclear' | 'looked'> {
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

/** Of one message; what follows continues it in another. */
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

/** Lower-case words of a title. */
const OF_TITLES = new Set(['www', 'com', 'the', 'of', 'from', 'by', 'for', 'and', 'to', 'on', 'at']);

/** "OurFamilyWizard Message Report", as a report writes it at the head or foot of a page. */
const isTitle = (line: string): boolean =>
  line.length <= LONGEST_HEADING &&
  PROGRAM.test(line) &&
  (line.replace(PROGRAM, '').match(/[\p{L}\p{N}]+/gu) ?? []).every(
    (word) => !/^\p{Ll}/u.test(word) || OF_TITLES.has(word),
  );

const isSent = (line: string): boolean => momentOf(SENT.exec(headingIn(line))?.groups?.at ?? '') !== null;

const isFirstField = (line: string): boolean => ['sent', 'from'].includes(fieldIn(line).name ?? '');

/** A letter may name the program, and hold a printed mail: a report has its title, and more than one message. */
export const isParentingReport = (lines: string[]): boolean => {
  const head = lines.slice(0, 200);
  if (!PROGRAM.test(head.join('\n'))) return false;
  const ofProgram = lines.filter((line) => COUNTED.test(line) || isSent(line)).length;
  if (ofProgram > 1) return true;
  if (!head.some(isTitle)) return false;
  const headings = lines.filter(
    (line, at) => isFirstField(line) && isHeading(lines.slice(at, at + FIELDS_OF_HEADING)),
  ).length;
  return ofProgram > 0 || headings > 1;
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

/** Text above the first message is a page. */
export async function* parentingMessages(lines: AsyncIterable<PlacedLine>, filename: string): AsyncIterable<Unit> {
  const above: string[] = [];
  let [open, thread]: [Open | undefined, string] = [undefined, ''];
  /** The field that begins each message; a pasted mail often has another first. */
  let [leading, isCounted]: [string | undefined, boolean] = [undefined, false];
  const complete = (): Message[] => {
    const words = [open?.subject, ...(open?.text ?? [])].filter(Boolean).join('\n').trim();
    if (!open || !(words || open.sender || open.at)) return [];
    const text = words || NO_TEXT;
    const people = open.sender ? [open.sender, ...open.to] : open.to;
    const about = open.subject.replace(/^(?:re|fwd?):\s*/i, '') || thread || filename;
    return [
      { kind: 'message', source: 'texts', thread: about, path: open.place, people, at: open.at, text, ...seenOf(open) },
    ];
  };
  const continued = (before: Open, place: string): Open => ({ ...before, text: [], place });
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
      if (open) yield* complete();
      else yield* inPages(above, () => ABOVE);
      open = begin(place);
    } else if (!open) above.push(text);
    else if (open.text.length === LONGEST_LINES) {
      yield* complete();
      open = continued(open, place);
    }
    if (open) Object.assign(open, seenOf(line));
    if (sent && open && isStart && !counts) [open.sender, open.at] = [sent.name ?? '', momentOf(sent.at ?? '')];
    else if (name === 'thread') thread = value.trim();
    else if (!open || counts || (name === undefined && isAside(headingIn(text))) || !text.trim()) continue;
    else if (name === 'sent' && open.text.length === 0) open.at = momentOf(value);
    else if (name === 'from' && open.text.length === 0) open.sender = namesIn(value)[0] ?? '';
    else if (name === 'to' && open.text.length === 0) open.to = namesIn(value);
    else if (name === 'subject' && open.text.length === 0) open.subject = value.trim();
    else open.text.push(name === 'message' ? value.trim() : text.trim());
  }
  if (open) yield* complete();
  else yield* inPages(above, () => ABOVE);
}
