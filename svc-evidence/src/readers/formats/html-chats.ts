import { Parser } from 'htmlparser2';
import type { Message } from '../unit.js';
import { writtenMoment } from '../written-date.js';
import type { HtmlShape } from './html-shapes.js';
import { DEEPEST_BLOCK, TooDeep } from './too-deep.js';

type Field = 'sender' | 'at' | 'text' | 'title' | 'aside' | 'forwarded';

interface Open {
  sender: string;
  at: string;
  text: string;
  isContinued: boolean;
}

interface Element {
  message?: Open;
  field?: Field;
}

const BLOCKS = new Set(['br', 'div', 'p', 'li', 'tr', 'td', 'blockquote']);
const LONGEST_MESSAGE = 100_000;
/** In characters. */
const LONGEST_FACT = 1_000;

/** Replies beyond this stay where they are. */
const MOST_ANSWERS = 10_000;

const tidy = (text: string): string =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');

const keyOf = ({ sender, at, text }: Open): string => [sender, at, text].map(tidy).join('\0');

const reader = (shape: HtmlShape, filename: string) => {
  const elements: Element[] = [];
  const open: Open[] = [];
  const fields: Field[] = [];
  let [title, lastSender, lastAt, found]: [string, string, string, Open[]] = ['', '', '', []];
  /** Nested replies usually appear at their own time too: those are dropped. */
  const answers = new Map<string, Open>();

  const fieldOf = (tag: string, classes: string[]): Field | undefined => {
    const has = (names: (string | undefined)[]) =>
      names.some((name) => name !== undefined && (classes.includes(name) || name === `<${tag}>`));
    if (open.length === 0) return title === '' && has([shape.title]) ? 'title' : undefined;
    if (has(shape.aside)) return 'aside';
    if (has([shape.forwarded])) return 'forwarded';
    if (has(shape.text)) return 'text';
    if (fields.includes('text')) return undefined;
    const field = has(shape.sender) ? 'sender' : has(shape.at) ? 'at' : undefined;
    return field && fields.includes('forwarded') ? 'aside' : field;
  };
  const add = (text: string) => {
    const [field, message] = [fields.at(-1), open.at(-1)];
    if (field === 'title') title = (title + text).slice(0, LONGEST_FACT);
    else if (message && (field === 'sender' || field === 'at'))
      message[field] = (message[field] + text).slice(0, LONGEST_FACT);
    else if (message && field === 'text' && message.text.length < LONGEST_MESSAGE)
      message.text += text.slice(0, LONGEST_MESSAGE);
  };
  const finish = (message: Open) => {
    const sender = tidy(message.sender) || (message.isContinued ? lastSender : '');
    const complete = { ...message, sender, at: tidy(message.at) || (message.isContinued ? lastAt : '') };
    const isAnswer = open.length > 0 && answers.size < MOST_ANSWERS;
    if (!isAnswer) [lastSender, lastAt] = [sender, complete.at];
    if (!message.text.trim()) return;
    if (isAnswer) answers.set(keyOf(complete), complete);
    else {
      answers.delete(keyOf(complete));
      found.push(complete);
    }
  };

  const parser = new Parser(
    {
      onopentag(tag, { class: written = '', title, datetime }) {
        const hint = title ?? datetime;
        if (elements.length > DEEPEST_BLOCK) throw new TooDeep();
        const classes = written.split(/\s+/).filter(Boolean);
        const isMessage =
          shape.message.some((name) => classes.includes(name)) && !classes.includes(shape.notMessage ?? '');
        const isContinued = classes.includes(shape.continued ?? '');
        const message = isMessage && fields.length === 0 ? { sender: '', at: '', text: '', isContinued } : undefined;
        if (message) open.push(message);
        const field = message ? undefined : fieldOf(tag, classes);
        if (field) fields.push(field);
        if (field === 'at' && hint) add(hint);
        if (field || BLOCKS.has(tag)) add('\n');
        elements.push({ ...(message && { message }), ...(field && { field }) });
      },
      ontext: add,
      onclosetag(tag) {
        const element = elements.pop();
        if (element?.field) fields.pop();
        if (element?.message) open.pop();
        if (element?.message) finish(element.message);
        if (BLOCKS.has(tag)) add('\n');
      },
    },
    { decodeEntities: true },
  );

  const take = (): Omit<Message, 'path'>[] => {
    const complete = found;
    found = [];
    return complete.map(({ sender, at, text }) => ({
      kind: 'message',
      source: shape.source,
      thread: tidy(title) || filename,
      people: sender ? [sender] : [],
      at: writtenMoment(tidy(at).replaceAll('\n', ' ')),
      text: tidy(text),
    }));
  };
  const end = () => {
    parser.end();
    found.push(...answers.values());
  };
  return { parser, take, end };
};

/** Messages reversed in one batch; newest-first exports have fewer per file. */
const TURNED_AT_ONCE = 50_000;

export async function* htmlChat(
  shape: HtmlShape,
  filename: string,
  html: AsyncIterable<string>,
): AsyncIterable<Message> {
  const { parser, take, end } = reader(shape, filename.replace(/\.html?$/i, ''));
  let [waiting, number]: [ReturnType<typeof take>, number] = [[], 0];
  function* released(): Iterable<Message> {
    for (const message of shape.newestFirst ? waiting.toReversed() : waiting) {
      number += 1;
      yield { ...message, path: `message ${number}` };
    }
    waiting = [];
  }
  for await (const piece of html) {
    parser.write(piece);
    waiting.push(...take());
    if (!shape.newestFirst || waiting.length > TURNED_AT_ONCE) yield* released();
  }
  end();
  waiting.push(...take());
  yield* released();
}
