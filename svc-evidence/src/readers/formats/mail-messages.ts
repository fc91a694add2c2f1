import { COPIED, NO_TEXT } from '../no-text.js';
import type { Order } from '../numeric-dates.js';
import { placedIn, transcriptOf, transcriptOrder } from '../transcript.js';
import type { Message, Unit } from '../unit.js';
import { splitQuotes } from './quotes.js';

export const threadOf = (references: string | undefined, subject: string): string =>
  references?.match(/<[^<>]+>/)?.[0] ??
  (subject.replace(/^((re|fwd?|aw|sv|tr)(\[\d+\])?:\s*)+/i, '').trim() || 'no subject');

/** The writer's text below the subject and the quoted texts, in order. Sender and date of a quote are unproven. */
export async function* mailMessages(
  about: Pick<Message, 'thread' | 'path' | 'people' | 'at'>,
  subject: string,
  body: string,
): AsyncIterable<Unit> {
  const own = { kind: 'message', source: 'email', ...about } as const;
  const sections = splitQuotes(body.replaceAll('\0', ''));
  const first = sections[0]?.isQuoted ? undefined : sections.shift();
  const copied = transcriptOrder(first?.text ?? '');
  const words = [subject, copied ? '' : first?.text].filter((text) => text?.trim()).join('\n');
  // A dated mail was sent, though it may hold only a file or what others wrote.
  yield { ...own, text: words || (about.at === null ? '' : copied ? COPIED : NO_TEXT) };
  if (first && copied) yield* copiedInto(about.path, first.text, copied);
  for (const { text, isQuoted } of sections)
    yield isQuoted ? { ...own, path: `${about.path}, quoted text`, people: [], at: null, text } : { ...own, text };
}

const copiedInto = (path: string, text: string, order: Order): AsyncIterable<Unit> =>
  transcriptOf(placedIn(path, text), order, { source: 'email', thread: `${path}, copied conversation` });
