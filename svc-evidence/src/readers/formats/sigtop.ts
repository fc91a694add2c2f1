import { isoOf } from '../local-time.js';
import type { Message } from '../unit.js';

const LONGEST_MESSAGE = 100_000;
const [CONVERSATION, FIELD] = [/^Conversation: (.+)$/, /^(From|Type|Sent|Received|Attachment|Reaction|Edited): (.*)$/];
/** "photo.jpg (image/jpeg, 12345 bytes)" */
const ATTACHED = /^(.*) \([^()]*\)$/;

export const isSigtop = ([first = '', second = '', third = '']: string[]): boolean =>
  CONVERSATION.test(first) && second.trim() === '' && /^(?:From|Type): /.test(third);

/** Sender, then type; type alone for events of Signal. */
const begins = (line: string, next: string): boolean =>
  line.startsWith('From: ') ? next.startsWith('Type: ') : /^Type: \S+$/.test(line);

interface Open {
  message: Message;
  isInHead: boolean;
}

export async function* sigtop(filename: string, lines: AsyncIterable<string>): AsyncIterable<Message> {
  let [thread, open, number]: [string, Open | undefined, number] = [filename, undefined, 0];
  let isBelowEmpty = false;
  const add = (message: Message, text: string) => {
    if (message.text.length < LONGEST_MESSAGE) message.text = `${message.text}\n${text}`;
  };
  function* complete(): Iterable<Message> {
    const message = open?.message;
    if (message?.text.trim()) yield { ...message, text: message.text.trim() };
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
      open = { message, isInHead: true };
    } else if (open && line.trim() === '') open = { message: open.message, isInHead: false };
    else if (open?.isInHead) {
      if (field === 'Sent' || (field === 'Received' && open.message.at === null)) open.message.at = isoOf(value);
      if (field === 'Attachment') add(open.message, ATTACHED.exec(value)?.[1] ?? value);
      // A reply quotes a message that has its own entry.
    } else if (open && !/^>(?: |$)/.test(line)) add(open.message, line.replace(/^\| ?/, ''));
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
