import { bytesOf, textOf } from '../mime/content.js';
import type { Part } from '../mime/part.js';
import type { Attachment } from './attachments.js';
import { textOfMailHtml } from './html.js';

/** Words of a mail; a day in a calendar and an address are things that it carries. */
const WORDS = /^text\/(?!calendar|csv|(?:x-)?vcard)/;

const isBody = ({ type, filename, isAttachment }: Part): boolean => !isAttachment && !filename && WORDS.test(type);

/** What the mail says. Of alternatives the plain one, or else the first that says something. */
export const bodyOf = (part: Part): string => {
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

const UNREAD = /^(?:image|audio|video|multipart)\/|^application\/[\w-]*signature$/;

const ENDINGS: Record<string, string | undefined> = {
  plain: 'txt',
  calendar: 'ics',
  msword: 'doc',
  'vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'vnd.ms-outlook': 'msg',
};

/** What a file is called that nobody named. */
const nameless = (type: string): string => {
  const kind = type.slice(type.indexOf('/') + 1);
  const ending = ENDINGS[kind] ?? /^[a-z]{3,4}$/.exec(kind)?.[0];
  return ending ? `attachment.${ending}` : 'attachment';
};

/** What the mail carries: files, mails that were forwarded whole. */
export function* attachmentsOf(part: Part): Iterable<Attachment> {
  for (const inner of part.parts) yield* attachmentsOf(inner);
  const { type, filename } = part;
  if (type === 'message/rfc822')
    yield { filename: `${filename ?? 'message'}.eml`.replace(/(\.eml)+$/i, '.eml'), bytes: bytesOf(part) };
  else if (part.parts.length === 0 && !isBody(part) && !UNREAD.test(type))
    yield { filename: filename ?? nameless(type), bytes: bytesOf(part) };
}
