import { continued, worded } from '../no-text.js';
import type { Message } from '../unit.js';
import { writtenMoment } from '../written-date.js';
import { hourOfDay, isPeriod } from './day-periods.js';

const CLOCK = String.raw`(?:(?<before>오전|오후)\s)?(?<hour>\d{1,2}):(?<minute>\d{2})(?:\s?(?<behind>[AP]M))?`;
const KOREAN = String.raw`(?<year>\d{4})[년.]\s?(?<month>\d{1,2})[월.]\s?(?<day>\d{1,2})[일.]?`;
const ENGLISH = String.raw`(?:\p{L}{3,9}, )?(?<written>\p{L}{3,9}\.? \d{1,2}, \d{4})`;

// Input: a line of a file, cut by `linesOf`. "2024년 3월 5일 오전 9:16, 다나 : 안녕", "Mar 5, 2024 9:16 AM, Dana : Hi"
const ON_PHONES = [KOREAN, ENGLISH].map(
  (date) => new RegExp(String.raw`^${date},?\s${CLOCK}(?:, (?<name>[^:]{1,60}?) : (?<said>.*))?$`, 'su'),
);
/** "--------------- 2024년 3월 5일 화요일 ---------------" */
const DAYS = [KOREAN, ENGLISH].map((date) => new RegExp(String.raw`^-{5,}\s${date}(?:\s\p{L}{2,9})?\s-{5,}\s*$`, 'u'));
/** "[다나] [오전 9:16] 안녕" */
const ON_COMPUTERS = new RegExp(String.raw`^\[(?<name>[^\]]{1,60})\] \[${CLOCK}\] (?<said>.*)$`, 'su');

/** Bounds memory; what follows continues it in another. */
const LONGEST_MESSAGE = 100_000;

type Groups = Record<string, string | undefined>;

const match = (forms: RegExp[], line: string): Groups | undefined =>
  forms.map((form) => form.exec(line)?.groups).find((groups) => groups !== undefined);

const dayOf = ({ year, month, day, written }: Groups): string => written ?? `${year}-${month}-${day}`;

const momentOf = (day: string, { before, hour, minute, behind }: Groups): string | null => {
  const half = before ?? behind ?? '';
  const ofDay = half && isPeriod(half) ? hourOfDay(Number(hour), half) : Number(hour);
  return writtenMoment(`${day} ${ofDay}:${minute}`);
};

export const isKakao = (lines: string[]): boolean => {
  const filled = lines.filter((line) => line.trim()).slice(0, 40);
  const messages = filled.filter((line) => match(ON_PHONES, line)?.name !== undefined || ON_COMPUTERS.test(line));
  return (
    messages.length > 0 && (filled.some((line) => match(DAYS, line)) || filled.some((line) => match(ON_PHONES, line)))
  );
};

/** A chat that KakaoTalk saved on a phone or on a computer. */
export async function* kakao(filename: string, lines: AsyncIterable<string>): AsyncIterable<Message> {
  const thread = filename.replace(/\.(?:txt|csv)$/i, '');
  let [day, number, open]: [string, number, Message | undefined] = ['', 0, undefined];
  for await (const line of lines) {
    const onPhone = match(ON_PHONES, line);
    const onComputer = onPhone ? undefined : ON_COMPUTERS.exec(line)?.groups;
    const begun = match(DAYS, line);
    if ((onPhone || onComputer || begun) && open) yield worded(open);
    if (onPhone || onComputer || begun) open = undefined;
    if (begun || onPhone) day = dayOf(begun ?? onPhone ?? {});
    const found = onPhone?.name === undefined ? onComputer : onPhone;
    if (found && day) {
      number += 1;
      const about = { kind: 'message', source: 'texts', thread, path: `message ${number}` } as const;
      open = { ...about, people: [(found.name ?? '').trim()], at: momentOf(day, found), text: found.said ?? '' };
    } else if (open && line.trim() && open.text.length < LONGEST_MESSAGE) open.text = `${open.text}\n${line}`;
    else if (open && line.trim()) {
      yield open;
      open = continued(open, line);
    }
  }
  if (open) yield worded(open);
}
