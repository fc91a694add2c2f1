import { type Address, addressParser, decodeWords } from 'postal-mime';
import { whole } from '../bytes.js';
import { correspondent, writtenBy } from '../correspondent.js';
import { isoOf } from '../local-time.js';
import { bytesOf, textOf } from '../mime/content.js';
import { type Part, partOf } from '../mime/part.js';
import type { Parse, Unit } from '../unit.js';
import { Unreadable } from '../unreadable.js';
import { type Attachment, attachmentUnits } from './attachments.js';
import { textOfMailHtml } from './html.js';
import { mailMessages, threadOf } from './mail-messages.js';

const LARGEST = 64 * 1_048_576;

const namedIn = (addresses: Address[]): string[] =>
  addresses.flatMap((one) => (one.group ? namedIn(one.group) : [correspondent(one.name, one.address)])).filter(Boolean);

const isBody = ({ type, filename, isAttachment }: Part): boolean =>
  !isAttachment && !filename && (type === 'text/plain' || type === 'text/html');

/** What the mail says. Of alternatives the plain one, or else the first that says something. */
const bodyOf = (part: Part): string => {
  if (part.type === 'multipart/alternative') {
    const plainFirst = part.parts.toSorted((a, b) => Number(b.type === 'text/plain') - Number(a.type === 'text/plain'));
    for (const alternative of plainFirst) {
      const said = bodyOf(alternative);
      if (said) return said;
    }
    return '';
  }
  if (part.parts.length > 0) return part.parts.map(bodyOf).filter(Boolean).join('\n');
  if (!isBody(part)) return '';
  return (part.type === 'text/html' ? textOfMailHtml(textOf(part)) : textOf(part)).trim();
};

const UNREAD = /^(image|audio|video)\//;

/** What the mail carries: files by their name, mails that were forwarded whole. */
function* attachmentsOf(part: Part): Iterable<Attachment> {
  for (const inner of part.parts) yield* attachmentsOf(inner);
  const { type, filename } = part;
  if (type === 'message/rfc822')
    yield { filename: `${filename ?? 'message'}.eml`.replace(/(\.eml)+$/i, '.eml'), bytes: bytesOf(part) };
  else if (filename && !UNREAD.test(type) && part.parts.length === 0) yield { filename, bytes: bytesOf(part) };
}

/** One mail in memory: its message, then what it carries. */
export async function* mailUnits(
  raw: Buffer,
  where: string,
  depth: number,
  read: Parse,
  tooDeep = () => {},
): AsyncIterable<Unit> {
  const mail = partOf(raw, tooDeep);
  const written = (name: string) => mail.headers.get(name) ?? '';
  const subject = decodeWords(written('subject'));
  const people = (name: string) => namedIn(addressParser(written(name)));
  const [sender = '', ...others] = [people('from'), people('sender')].find(({ length }) => length > 0) ?? [];
  const about = {
    thread: threadOf(written('references') || written('in-reply-to') || written('message-id'), subject),
    path: where,
    people: writtenBy(sender, [...others, ...people('to'), ...people('cc')]),
    at: isoOf(written('date')),
  };
  yield* mailMessages(about, subject, bodyOf(mail));
  yield* attachmentUnits(attachmentsOf(mail), where, depth, read);
}

/** A single mail. */
export const eml = (read: Parse): Parse =>
  async function* ({ bytes, depth }) {
    yield* mailUnits(await whole(bytes, LARGEST), 'mail', depth, read, () => {
      throw new Unreadable('The parts of this mail lie too deep in each other.');
    });
  };
