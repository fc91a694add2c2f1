import PostalMime from 'postal-mime';
import { once, whole } from '../bytes.js';
import { isoOf } from '../local-time.js';
import { type Message, type Parse, type Unit, Unreadable } from '../unit.js';
import { textOfHtmlWhole } from './html.js';

const LARGEST = 64 * 1_048_576;

interface Address {
  name?: string;
  address?: string;
  group?: Address[];
}

const namesOf = (addresses: (Address | undefined)[] = []): string[] =>
  addresses.flatMap((one) => (one?.group ? namesOf(one.group) : [one?.name || one?.address || '']).filter(Boolean));

/** Mails of one conversation have one root, or else one subject. */
export const threadOf = (references: string | undefined, subject: string): string =>
  references?.match(/<[^>]+>/)?.[0] ??
  (subject.replace(/^((re|fwd?|aw|sv|tr)(\[\d+\])?:\s*)+/i, '').trim() || 'no subject');

export interface Attachment {
  filename: string;
  bytes: Uint8Array;
}

/** Reads an attachment; one that cannot be read is left out, its mail is not. */
export async function* attachmentUnits(
  { filename, bytes }: Attachment,
  where: string,
  depth: number,
  read: Parse,
): AsyncIterable<Unit> {
  const within = `${where}, attachment ${filename}`;
  try {
    for await (const unit of read({ filename, bytes: once(bytes), depth: depth + 1 })) {
      yield { ...unit, path: `${within}, ${unit.path}` };
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
  }
}

/** One mail in memory: its message, then what it carries. */
export async function* mailUnits(raw: Uint8Array, where: string, depth: number, read: Parse): AsyncIterable<Unit> {
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 20, attachmentEncoding: 'arraybuffer' });
  const subject = mail.subject ?? '';
  const body = mail.text?.trim() || (mail.html ? await textOfHtmlWhole(mail.html) : '');
  const message: Message = {
    kind: 'message',
    source: 'email',
    thread: threadOf(mail.references ?? mail.inReplyTo ?? mail.messageId, subject),
    path: where,
    people: namesOf([mail.from, ...(mail.to ?? []), ...(mail.cc ?? [])]),
    at: isoOf(mail.date),
    text: [subject, body].filter(Boolean).join('\n').replaceAll('\0', ''),
  };
  yield message;
  for (const { filename, content, mimeType } of mail.attachments) {
    const name = filename ?? (mimeType === 'message/rfc822' ? 'message.eml' : '');
    if (!name || typeof content === 'string') continue;
    yield* attachmentUnits({ filename: name, bytes: new Uint8Array(content) }, where, depth, read);
  }
}

/** A single mail. */
export const eml = (read: Parse): Parse =>
  async function* ({ bytes, depth }) {
    yield* mailUnits(await whole(bytes, LARGEST), 'mail', depth, read);
  };
