import type { Reaction } from '../json/reaction.js';
import { reactionTo } from '../json/reactions.js';
import { tapbackIn } from '../tapbacks.js';
import type { Message } from '../unit.js';
import { writtenMoment } from '../written-date.js';

/** "Jan 15, 2024  9:41:03 PM (Read by you after 2 minutes)": a line with a date alone. */
const DATE =
  /^\s*(?:[a-z]+, )?(?:[a-z]{3,9}\.? \d{1,2},? \d{4}|\d{4}-\d{2}-\d{2})(?:,| at)?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?(?: \(.*\))?\s*$/iu;

/** "Jan 15, 2024  9:40:03 PM You named the conversation Kids": an announcement of the app. */
const ANNOUNCED =
  /^([a-z]{3} \d{2}, \d{4} [ \d]\d:\d{2}:\d{2} [ap]m) (.* (?:(?:re)?named the conversation |(?:left|to|from) the conversation\.$|the (?:group photo|chat background)\.$|changed their phone number\.$|kept an audio message\.$|unsent a message[.!]$|performed unknown action ).*)$/is;

/** The same below the date, where the sender would be. */
const NOTICE =
  /^.{1,200} (?:(?:re)?named the conversation .*|(?:left|to|from) the conversation\.|the (?:group photo|chat background)\.)$/is;

const SENDER_AND_TEXT = /^([^:]{1,60}): (.*)$/su;

/** Lines that the exporter adds to a message. */
const TAPBACKS_FOLLOW = 'Tapbacks:';
const ADDED = new Set([TAPBACKS_FOLLOW, 'This message responded to an earlier message.']);

/** A reply is indented by four blanks, a nested one by eight. */
const INDENTED = /^ {4}/;
/** Replies beyond this stay where they are. */
const MOST_ANSWERS = 10_000;

const keyOf = ({ people, at, text }: Message): string => [...people, at, text].join('\0');

type Form = 'exported' | 'copied';

/** imessage-exporter (the sender on the line below the date) or copied by hand ("Ann: Hello" below the date). */
export const textsIn = (lines: string[]): Form | undefined => {
  const filled = lines.filter((line) => line.trim() && !ANNOUNCED.test(line));
  const dates = filled.flatMap((line, index) => (DATE.test(line) ? [index] : []));
  if (dates[0] !== 0 || dates.length < Math.min(2, filled.length / 8)) return undefined;
  const below = dates.flatMap((index) => filled[index + 1] ?? []);
  return below.every((line) => SENDER_AND_TEXT.test(line)) ? 'copied' : 'exported';
};

/** Bounds memory; what follows continues it in another. */
const LONGEST_MESSAGE = 100_000;

export async function* texts(filename: string, form: Form, lines: AsyncIterable<string>): AsyncIterable<Message> {
  const thread = filename.replace(/\.txt$/i, '');
  let [open, at, number]: [Message | undefined, string | null, number] = [undefined, null, 0];
  const begun = (people: string[], text: string): Message => ({
    kind: 'message',
    source: 'texts',
    thread,
    path: '',
    people,
    at,
    text,
  });
  let [awaitsSender, isBelowEmpty] = [false, true];
  /** Indented replies usually appear at their own time too: those are dropped. */
  const answers = new Map<string, Message>();
  let isAnswer = false;
  let tapbacks: Reaction[] | undefined;
  function* complete(): Iterable<Message> {
    if (!open) return;
    if (isAnswer && answers.size < MOST_ANSWERS) answers.set(keyOf(open), open);
    else {
      answers.delete(keyOf(open));
      number += 1;
      yield { ...open, path: `message ${number}` };
      for (const tapback of tapbacks ?? [])
        yield { ...open, ...reactionTo(open, tapback), path: `message ${number}, reaction` };
    }
    [open, tapbacks] = [undefined, undefined];
  }
  for await (const line of lines) {
    const [, sender, text = ''] = form === 'copied' ? (SENDER_AND_TEXT.exec(line) ?? []) : [];
    const tapback = tapbacks && /^\s/.test(line) ? tapbackIn(line.trim()) : undefined;
    // Elsewhere it is an edited message.
    const [, announcedAt, announced] = form === 'exported' && isBelowEmpty ? (ANNOUNCED.exec(line) ?? []) : [];
    isBelowEmpty = line.trim() === '';
    if (announcedAt !== undefined && announced !== undefined) {
      yield* complete();
      isAnswer = false;
      at = writtenMoment(announcedAt);
      open = begun([], announced);
    } else if (DATE.test(line)) {
      yield* complete();
      isAnswer = form === 'exported' && INDENTED.test(line);
      at = writtenMoment(line);
      awaitsSender = form === 'exported';
    } else if (awaitsSender || sender !== undefined) {
      yield* complete();
      open =
        sender === undefined && NOTICE.test(line) ? begun([], line.trim()) : begun([(sender ?? line).trim()], text);
      awaitsSender = false;
    } else if (open && form === 'exported' && line.trim() === TAPBACKS_FOLLOW) tapbacks = [];
    else if (open && tapback) tapbacks?.push(tapback);
    else if (open && !ADDED.has(line.trim())) {
      if (open.text.length < LONGEST_MESSAGE) open.text = `${open.text}\n${line.trim()}`.trim();
      else {
        const { people } = open;
        yield* complete();
        open = begun(people, line.trim());
      }
    }
  }
  yield* complete();
  for (const answer of answers.values()) {
    number += 1;
    yield { ...answer, path: `message ${number}` };
  }
}
