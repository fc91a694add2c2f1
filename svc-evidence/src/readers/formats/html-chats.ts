import { Parser } from 'htmlparser2';
import type { ChatText } from '../json/chat.js';
import type { Reaction } from '../json/reaction.js';
import { reactionTo } from '../json/reactions.js';
import type { Message } from '../unit.js';
import { begun, chatTextOf, completed, fileNameIn, keyOf, type Open, tidy } from './html-message.js';
import type { ReactionElement } from './html-reactions.js';
import type { HtmlShape } from './html-shapes.js';
import { DEEPEST_BLOCK, TooDeep } from './too-deep.js';

type Field = 'sender' | 'at' | 'text' | 'title' | 'aside' | 'forwarded' | 'origin';

interface Element {
  message?: Open;
  field?: Field;
  reaction?: ReactionElement;
  hasFile?: boolean;
  hasTitle?: boolean;
  isFile?: boolean;
}

const BLOCKS = new Set(['br', 'div', 'p', 'li', 'tr', 'td', 'blockquote']);
/** Bounds memory. */
const LONGEST_MESSAGE = 2_000_000;
/** In characters. */
const LONGEST_FACT = 1_000;

/** Replies beyond this stay where they are. */
const MOST_ANSWERS = 10_000;

interface Found {
  message: ChatText;
  reactions: Reaction[];
}

const reader = (shape: HtmlShape, filename: string) => {
  const elements: Element[] = [];
  const open: Open[] = [];
  const fields: Field[] = [];
  let [title, found, last]: [string, Open[], Pick<Open, 'sender' | 'at' | 'origin'>] = [
    '',
    [],
    { sender: '', at: '', origin: '' },
  ];
  let [reaction, filesAround, namedAround]: [ReactionElement | undefined, number, number] = [undefined, 0, 0];
  /** Nested replies usually appear at their own time too: those are dropped. */
  const answers = new Map<string, Open>();

  const fieldOf = (has: (names: (string | undefined)[]) => boolean): Field | undefined => {
    if (open.length === 0) return title === '' && has([shape.title]) ? 'title' : undefined;
    if (has(shape.aside)) return 'aside';
    if (has([shape.forwarded])) return 'forwarded';
    if (has(shape.text)) return 'text';
    if (fields.includes('text')) return undefined;
    const field = has(shape.sender) ? 'sender' : has(shape.at) ? 'at' : undefined;
    if (!fields.includes('forwarded')) return field;
    return field === 'sender' ? 'origin' : field && 'aside';
  };
  const add = (text: string) => {
    const message = open.at(-1);
    const field = fields.at(-1) ?? (message?.isNotice ? 'text' : undefined);
    if (reaction && !elements.at(-1)?.hasTitle) reaction.text = (reaction.text + text).slice(0, LONGEST_FACT);
    else if (field === 'title') title = (title + text).slice(0, LONGEST_FACT);
    else if (message && (field === 'sender' || field === 'at' || field === 'origin'))
      message[field] = (message[field] + text).slice(0, LONGEST_FACT);
    else if (message && field === 'text' && message.text.length < LONGEST_MESSAGE)
      message.text += text.slice(0, LONGEST_MESSAGE);
  };
  const begin = (classes: string[], id: string): Open | undefined => {
    const isNotice = open.length === 0 && classes.includes(shape.notice ?? '');
    const isMessage = isNotice || shape.message.some((name) => classes.includes(name));
    if (!isMessage || fields.length > 0 || (isNotice && shape.heading?.test(id))) return undefined;
    return begun({ isNotice, isContinued: !isNotice && classes.includes(shape.continued ?? '') });
  };
  const finish = (message: Open) => {
    if (message.isForwarded) {
      if (message.isContinued) message.origin ||= last.origin;
      last.origin = message.origin;
    }
    const complete = completed(message, last);
    const isAnswer = open.length > 0 && answers.size < MOST_ANSWERS;
    if (!isAnswer && !message.isNotice) last = { ...last, sender: complete.sender, at: complete.at };
    if (!complete.text) return;
    if (isAnswer) answers.set(keyOf(complete), complete);
    else {
      answers.delete(keyOf(complete));
      found.push(complete);
    }
  };
  const reactionAt = (has: (names: (string | undefined)[]) => boolean): ReactionElement | undefined =>
    open.length > 0 && !reaction && fields.includes('aside') && has(shape.reaction ?? [])
      ? { names: [], signs: [], text: '' }
      : undefined;
  const react = ({ text, ...shown }: ReactionElement) => {
    const words = text.replace(/\s+/g, ' ').trim();
    open.at(-1)?.reactions.push(...(shape.reactionsIn?.({ ...shown, text: words }) ?? []));
    reaction = undefined;
  };
  /** A link contains a small picture of the file. */
  const addFile = (message: Open | undefined, address: string): boolean => {
    const name = message && filesAround > 0 && namedAround === 0 ? fileNameIn(address) : '';
    if (name) message?.files.add(name);
    return name !== '';
  };

  const parser = new Parser(
    {
      onopentag(tag, { class: written = '', id = '', title, datetime, href, src, alt }) {
        if (elements.length > DEEPEST_BLOCK) throw new TooDeep();
        const classes = written.split(/\s+/).filter(Boolean);
        const has = (names: (string | undefined)[]) =>
          names.some((name) => name !== undefined && (classes.includes(name) || name === `<${tag}>`));
        const message = begin(classes, id);
        if (message) open.push(message);
        const field = message ? undefined : fieldOf(has);
        if (field) fields.push(field);
        const within = open.at(-1);
        if (within && field === 'forwarded') within.isForwarded = true;
        if (within && has([shape.edited])) within.edited = title ?? '';
        if (within && has([shape.remark])) Object.assign(within, { isNotice: true, isContinued: false });
        const hint = title ?? datetime;
        if (field === 'at' && hint) add(hint);
        if (field || reaction || BLOCKS.has(tag)) add('\n');
        const hasTitle = reaction !== undefined && title !== undefined && tag !== 'img';
        if (hasTitle) reaction?.names.push(title);
        if (reaction && alt) reaction.signs.push(alt);
        const started = reactionAt(has);
        reaction ??= started;
        const isFile = has(shape.file ?? []);
        if (isFile) filesAround += 1;
        const hasFile = addFile(within, href ?? src ?? '');
        if (hasFile) namedAround += 1;
        elements.push({
          ...(message && { message }),
          ...(field && { field }),
          ...(started && { reaction: started }),
          hasTitle,
          isFile,
          hasFile,
        });
      },
      ontext: add,
      onclosetag(tag) {
        const element = elements.pop();
        if (element?.field) fields.pop();
        if (element?.isFile) filesAround -= 1;
        if (element?.hasFile) namedAround -= 1;
        if (element?.reaction) react(element.reaction);
        if (element?.message) open.pop();
        if (element?.message) finish(element.message);
        if (BLOCKS.has(tag)) add('\n');
      },
    },
    { decodeEntities: true },
  );

  const take = (): Found[] => {
    const complete = found;
    found = [];
    return complete.map((one) => ({ message: chatTextOf(one, tidy(title) || filename), reactions: one.reactions }));
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
  const { source } = shape;
  const { parser, take, end } = reader(shape, filename.replace(/\.html?$/i, ''));
  let [waiting, number]: [ReturnType<typeof take>, number] = [[], 0];
  function* released(): Iterable<Message> {
    for (const { message, reactions } of shape.newestFirst ? waiting.toReversed() : waiting) {
      number += 1;
      const path = `message ${number}`;
      yield { kind: 'message', source, path, ...message };
      for (const one of reactions)
        yield { kind: 'message', source, path: `${path}, reaction`, ...reactionTo(message, one) };
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
