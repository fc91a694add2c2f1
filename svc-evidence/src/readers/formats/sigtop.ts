import type { Reaction } from '../json/reaction.js';
import { reactionTo } from '../json/reactions.js';
import { isoOf } from '../local-time.js';
import { continued, NO_TEXT } from '../no-text.js';
import type { Message } from '../unit.js';

/** Bounds memory; what follows continues it in another. */
const LONGEST_MESSAGE = 100_000;
const [CONVERSATION, FIELD] = [/^Conversation: (.+)$/, /^(From|Type|Sent|Received|Attachment|Reaction|Edited): (.*)$/];
/** "photo.jpg (image/jpeg, 12345 bytes)" */
const ATTACHED = /^(.*) \([^()]*\)$/;
/** "👍 from Chris (+14165550199)" */
const REACTED = /^(\S+) from (.+)$/;

export const isSigtop = ([first = '', second = '', third = '']: string[]): boolean =>
  CONVERSATION.test(first) && second.trim() === '' && /^(?:From|Type): /.test(third);

/** Sender, then type; type alone for events of Signal. */
const begins = (line: string, next: string): boolean =>
  line.startsWith('From: ') ? next.startsWith('Type: ') : /^Type: \S+$/.test(line);

interface Open {
  message: Message;
  isInHead: boolean;
  /** Of an event of Signal that has no text. */
  type: string;
  edited: string;
  reactions: Reaction[];
}

const reactionIn = (value: string): Reaction => {
  const [, emoji = value, who = ''] = REACTED.exec(value) ?? [];
  return { emoji, who };
};

const textOf = ({ message, type, edited }: Open): string => {
  const text = message.text.trim() || (message.people.length > 0 ? NO_TEXT : type.replaceAll('-', ' '));
  return [text, edited && `Edited: ${edited}`].filter(Boolean).join('\n');
};

const continuedOf = (open: Open): Open => ({ ...open, message: continued(open.message, ''), reactions: [] });

export async function* sigtop(filename: string, lines: AsyncIterable<string>): AsyncIterable<Message> {
  let [thread, open, number]: [string, Open | undefined, number] = [filename, undefined, 0];
  let isBelowEmpty = false;
  const add = (message: Message, text: string) => {
    message.text = `${message.text}\n${text}`;
  };
  function* complete(): Iterable<Message> {
    if (!open) return;
    const message = { ...open.message, text: textOf(open) };
    yield message;
    for (const one of open.reactions)
      yield { ...message, ...reactionTo(message, one), path: `${message.path}, reaction` };
  }
  for await (const { line, next } of withNext(lines)) {
    const [, conversation] = number === 0 ? (CONVERSATION.exec(line) ?? []) : [];
    const [, field, value = ''] = FIELD.exec(line) ?? [];
    if (conversation !== undefined) thread = conversation;
    else if (isBelowEmpty && begins(line, next)) {
      yield* complete();
      number += 1;
      const people = field === 'From' ? [value] : [];
      const message: Message = {
        kind: 'message',
        source: 'signal',
        thread,
        path: `message ${number}`,
        people,
        at: null,
        text: '',
      };
      open = { message, isInHead: true, type: field === 'Type' ? value : '', edited: '', reactions: [] };
    } else if (open && line.trim() === '') open.isInHead = false;
    else if (open?.isInHead) {
      if (field === 'Sent' || (field === 'Received' && open.message.at === null)) open.message.at = isoOf(value);
      if (field === 'Reaction') open.reactions.push(reactionIn(value));
      if (field === 'Edited') open.edited = value;
      if (field === 'Attachment') add(open.message, ATTACHED.exec(value)?.[1] ?? value);
      // A reply quotes a message that has its own entry.
    } else if (open && !/^>(?: |$)/.test(line)) {
      if (open.message.text.length >= LONGEST_MESSAGE) {
        yield* complete();
        open = continuedOf(open);
      }
      add(open.message, line.replace(/^\| ?/, ''));
    }
    isBelowEmpty = line.trim() === '';
  }
  yield* complete();
}

async function* withNext(lines: AsyncIterable<string>): AsyncIterable<{ line: string; next: string }> {
  let line: string | undefined;
  for await (const next of lines) {
    if (line !== undefined) yield { line, next };
    line = next;
  }
  if (line !== undefined) yield { line, next: '' };
}
