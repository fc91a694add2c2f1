import { momentOf } from '../local-time.js';
import type { Message } from '../unit.js';

// Phones of all languages: "[15.01.24, 21:41:03] ", "15/01/2024 à 21:41 - ", "2024-01-15, 9:41 p.m. - ", "1/15/24, 9:41 PM - "
const START =
  /^\s*\[?(\d{1,4})[./-]\s?(\d{1,2})[./-]\s?(\d{1,4})\.?(?:,| à| um| at| kl\.?| om| alle(?: ore)?)?\s+(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}))?(?:\s*([ap])\.?\s?m\b\.?)?(?: Uhr)?\]?\s*(?:[-–]\s+)?(.*)$/isu;

/** "Ann: Hello"; what the app itself says has no sender, though it may quote a name with a colon. */
const SAID = /^([^:"“”«»]{1,80}):(?:\s(.*))?$/su;

const MARKS = /[\u200e\u200f\u202a-\u202e]/g;

/** In what order a phone wrote day, month and year. */
type Order = 'year-first' | 'day-first' | 'month-first';

interface Start {
  numbers: [number, number, number];
  hour: number;
  minute: number;
  second: number;
  rest: string;
  /** "PM" is how phones of the United States write; others write "pm" or "p.m.". */
  american: boolean;
}

const startOf = (line: string): Start | undefined => {
  const found = START.exec(line.replace(MARKS, ''));
  if (!found) return undefined;
  const [, a, b, c, hour, minute, second = '0', half, rest = ''] = found;
  const pm = half?.toLowerCase() === 'p';
  return {
    numbers: [Number(a), Number(b), Number(c)],
    hour: half ? (Number(hour) % 12) + (pm ? 12 : 0) : Number(hour),
    minute: Number(minute),
    second: Number(second),
    rest,
    american: half === 'A' || half === 'P',
  };
};

/** True when the first lines are those of a WhatsApp export. */
export const isWhatsApp = (lines: string[]): boolean => {
  const starts = lines.filter((line) => startOf(line)?.rest.includes(':'));
  return starts.length > 0 && starts.length >= Math.min(3, lines.filter(Boolean).length / 4);
};

/** A day above 12 anywhere tells the order; without one, the way of writing the hour does. */
export const orderOf = (lines: string[]): Order => {
  const starts = lines.map(startOf).filter((start) => start !== undefined);
  if (starts.some(({ numbers }) => numbers[0] > 31)) return 'year-first';
  if (starts.some(({ numbers }) => numbers[0] > 12)) return 'day-first';
  if (starts.some(({ numbers }) => numbers[1] > 12)) return 'month-first';
  return starts.some(({ american }) => american) ? 'month-first' : 'day-first';
};

const atOf = ({ numbers: [a, b, c], hour, minute, second }: Start, order: Order): string | null => {
  const [year, month, day] = order === 'year-first' ? [a, b, c] : order === 'day-first' ? [c, b, a] : [c, a, b];
  return momentOf(year < 100 ? year + 2_000 : year, month, day, hour, minute, second);
};

/** A chat is named after its file: "WhatsApp Chat with Ann.txt". */
const threadOf = (filename: string): string => filename.replace(/\.txt$/i, '').replace(/^WhatsApp Chat (with|-) /i, '');

/** The messages of a WhatsApp export; a line without a date goes on with the message before it. */
export async function* whatsApp(filename: string, order: Order, lines: AsyncIterable<string>): AsyncIterable<Message> {
  const thread = threadOf(filename);
  let [open, number]: [Message | undefined, number] = [undefined, 0];
  for await (const line of lines) {
    const start = startOf(line);
    if (!start) {
      // A message is cut where a hostile file would let it grow without end.
      if (open && open.text.length < 100_000) open.text += `\n${line.replace(MARKS, '')}`;
      continue;
    }
    if (open) yield open;
    number += 1;
    const [, sender, said = ''] = SAID.exec(start.rest) ?? [];
    const people = sender === undefined ? [] : [sender.trim()];
    const path = `message ${number}`;
    open = {
      kind: 'message',
      source: 'whatsapp',
      thread,
      path,
      people,
      at: atOf(start, order),
      text: sender === undefined ? start.rest : said,
    };
  }
  if (open) yield open;
}
