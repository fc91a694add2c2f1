import type { Order } from '../numeric-dates.js';
import { placedIn, transcriptOf, transcriptOrder } from '../transcript.js';
import type { Message, Unit } from '../unit.js';
import { saidIn } from './quotes.js';

/** Mails of one conversation have one root, or else one subject. */
export const threadOf = (references: string | undefined, subject: string): string =>
  references?.match(/<[^<>]+>/)?.[0] ??
  (subject.replace(/^((re|fwd?|aw|sv|tr)(\[\d+\])?:\s*)+/i, '').trim() || 'no subject');

/**
 * A mail as messages, in the order of its text: what its writer says, below the subject, and what is quoted there. Of
 * that the mail does not vouch who said it, or when.
 */
export async function* mailMessages(
  about: Pick<Message, 'thread' | 'path' | 'people' | 'at'>,
  subject: string,
  body: string,
): AsyncIterable<Unit> {
  const own = { kind: 'message', source: 'email', ...about } as const;
  const said = saidIn(body.replaceAll('\0', ''));
  const first = said[0]?.isQuoted ? undefined : said.shift();
  const copied = transcriptOrder(first?.text ?? '');
  yield { ...own, text: [subject, copied ? '' : first?.text].filter(Boolean).join('\n') };
  if (first && copied) yield* copiedInto(about.path, first.text, copied);
  for (const { text, isQuoted } of said)
    yield isQuoted ? { ...own, path: `${about.path}, quoted text`, people: [], at: null, text } : { ...own, text };
}

/** A conversation that was copied into a mail: its messages, each by its own writer. */
const copiedInto = (path: string, text: string, order: Order): AsyncIterable<Unit> =>
  transcriptOf(placedIn(path, text), order, { source: 'email', thread: `${path}, copied conversation` });
