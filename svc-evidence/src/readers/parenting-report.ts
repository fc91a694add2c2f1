import type { PlacedLine } from './transcript.js';
import type { Message } from './unit.js';
import { writtenMoment } from './written-date.js';

const PROGRAM = /\b(?:Our\s?Family\s?Wizard|Talking\s?Parents)\b/i;
const FIELD = /^\s*(?<field>Sent|From|To|Subject|Message|Thread)\s*:\s*(?<value>.*)$/is;
/** In characters. */
const LONGEST_HEADING = 300;
// Input: at most 300 characters (headingIn). "Ann Sample sent January 15, 2024 at 9:41 PM", above the text.
const SENT = /^\s*(?<name>[\p{L}][^:\n]{0,59}?)\s+(?:sent|wrote)\s*:?\s+(?<at>.*\d{4}.*\d{1,2}:\d{2}.*)$/iu;
// Input: at most 300 characters (headingIn). Facts of a message, and what each page repeats.
const ASIDE =
  /^\s*(?:Message \d+ of \d+|Page \d+ of \d+|.*\b(?:first viewed|viewed|last viewed)\b.*\d{4}.*|Attachments?:.*|Generated:.*|Number of messages:.*|-{5,})\s*$/i;

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

interface Open {
  sender: string;
  to: string[];
  at: string | null;
  subject: string;
  text: string[];
  place: string;
}

/** "Bob Sample (First Viewed: …), Sam Sample" */
const namesIn = (value: string): string[] =>
  value
    .replaceAll(/\([^()]*\)/g, '')
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter(Boolean);

const LONGEST_LINES = 5_000;

export async function* parentingMessages(lines: AsyncIterable<PlacedLine>, filename: string): AsyncIterable<Message> {
  let [open, thread]: [Open | undefined, string] = [undefined, ''];
  const complete = (): Message[] => {
    const text = [open?.subject, ...(open?.text ?? [])].filter(Boolean).join('\n').trim();
    if (!open || !text || (!open.sender && !open.at)) return [];
    const people = open.sender ? [open.sender, ...open.to] : open.to;
    const about = open.subject.replace(/^(?:re|fwd?):\s*/i, '') || thread || filename;
    return [{ kind: 'message', source: 'texts', thread: about, path: open.place, people, at: open.at, text }];
  };
  const begin = (place: string): Open => ({ sender: '', to: [], at: null, subject: '', text: [], place });
  for await (const { text, place } of lines) {
    const { field, value = '' } = FIELD.exec(text)?.groups ?? {};
    const sent = SENT.exec(headingIn(text))?.groups;
    const name = field?.toLowerCase();
    const isStart = (sent && momentOf(sent.at ?? '')) || /^\s*Message \d+ of \d+/i.test(text);
    // Without a counting line, a message begins with its first field after text.
    const isNext =
      name !== undefined && ['sent', 'from'].includes(name) && (open === undefined || open.text.length > 0);
    if (isStart || isNext) {
      yield* complete();
      open = begin(place);
    }
    if (sent && open && isStart) [open.sender, open.at] = [sent.name ?? '', momentOf(sent.at ?? '')];
    else if (name === 'thread') thread = value.trim();
    else if (!open || (name === undefined && ASIDE.test(headingIn(text))) || !text.trim()) continue;
    else if (name === 'sent' && open.text.length === 0) open.at = momentOf(value);
    else if (name === 'from' && open.text.length === 0) open.sender = namesIn(value)[0] ?? '';
    else if (name === 'to' && open.text.length === 0) open.to = namesIn(value);
    else if (name === 'subject' && open.text.length === 0) open.subject = value.trim();
    else if (open.text.length < LONGEST_LINES) open.text.push(name === 'message' ? value.trim() : text.trim());
  }
  yield* complete();
}
