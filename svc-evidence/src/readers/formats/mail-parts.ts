import { bytesOf, textOf } from '../mime/content.js';
import type { Part } from '../mime/part.js';
import { withoutUuencoded } from '../mime/uuencoded.js';
import type { Attachment } from './attachments.js';
import { textOfMailHtml } from './html.js';
import { splitQuotes } from './quotes.js';

/** Calendars, tables and contact cards are attachments. */
const WORDS = /^text\/(?!calendar|csv|(?:x-)?vcard)/;

const isBody = ({ type, filename, isAttachment }: Part): boolean => !isAttachment && !filename && WORDS.test(type);

const HTML = 'text/html';
/** Alternative HTML (AMP, watch); may differ from the mail. */
const OTHER_HTML = /^text\/(?:x-amp|watch)-html$/;

const isHtml = ({ type, parts }: Part): boolean => type === HTML || parts.some(isHtml);

const kindOf = (part: Part): 'html' | 'other' | 'text' =>
  isHtml(part) ? 'html' : OTHER_HTML.test(part.type) ? 'other' : 'text';

/** A text up to this length, next to HTML this many times longer, only refers to the HTML. */
const [LONGEST_POINTER, TIMES_SHORTER] = [300, 3];

/** A link to the page in a browser is no text of the mail. */
const unspaced = (text: string): string => text.replace(/<?https?:\/\/\S+/gi, '').replace(/\s+/g, '');

const ownLengthOf = (text: string): number =>
  splitQuotes(text).reduce((length, section) => length + (section.isQuoted ? 0 : unspaced(section.text).length), 0);

/** The HTML has the text and more words, or much more text: "Please view this in a browser". */
const pointsTo = (html: string, text: string): boolean => {
  const pointer = unspaced(text);
  if (pointer && unspaced(html).includes(pointer)) return ownLengthOf(html) > ownLengthOf(text);
  return ownLengthOf(html) >= TIMES_SHORTER * pointer.length;
};

const firstBody = (parts: Part[] = []): string => {
  for (const part of parts) {
    const body = bodyOf(part);
    if (body) return body;
  }
  return '';
};

/** The plain alternative unless it only refers to the HTML, else the first with text. */
const alternativeOf = (parts: Part[]): string => {
  const plainFirst = parts.toSorted((a, b) => Number(b.type === 'text/plain') - Number(a.type === 'text/plain'));
  const { text, html, other } = Object.groupBy(plainFirst, kindOf);
  const plain = firstBody(text);
  if (unspaced(plain).length > LONGEST_POINTER) return plain;
  const page = firstBody(html);
  return page && (!plain || pointsTo(page, plain)) ? page : plain || firstBody(other);
};

export const bodyOf = (part: Part): string => {
  const { type, parts } = part;
  if (type === 'multipart/alternative') return alternativeOf(parts);
  if (parts.length > 0) return parts.map(bodyOf).filter(Boolean).join('\n');
  if (!isBody(part)) return '';
  const isPage = type === HTML || OTHER_HTML.test(type);
  return (isPage ? textOfMailHtml(textOf(part)) : withoutUuencoded(textOf(part)).text).trim();
};

/** Structure, signatures, and inline pictures without a name. */
const NO_FILE = /^multipart\/|^application\/[\w-]*signature$/;
const isDecoration = ({ type, filename, isAttachment }: Part): boolean =>
  type.startsWith('image/') && !filename && !isAttachment;

const ENDINGS: Record<string, string | undefined> = {
  plain: 'txt',
  calendar: 'ics',
  msword: 'doc',
  'vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'vnd.ms-outlook': 'msg',
  'pkcs7-mime': 'p7m',
  'x-pkcs7-mime': 'p7m',
  'ms-tnef': 'dat',
  'vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  jpeg: 'jpg',
};

const nameless = (type: string): string => {
  const kind = type.slice(type.indexOf('/') + 1);
  const ending = ENDINGS[kind] ?? /^[a-z]{3,4}$/.exec(kind)?.[0];
  return ending ? `attachment.${ending}` : 'attachment';
};

/** Includes forwarded mails. An inline picture counts where the mail has no text. */
export function* attachmentsOf(part: Part, isWordless: boolean): Iterable<Attachment> {
  for (const inner of part.parts) yield* attachmentsOf(inner, isWordless);
  const { type, filename } = part;
  if (type === 'message/rfc822')
    yield { filename: `${filename ?? 'message'}.eml`.replace(/(?<!\.eml)(?:\.eml)+$/i, '.eml'), bytes: bytesOf(part) };
  else if (part.parts.length === 0 && !isBody(part) && !NO_FILE.test(type) && (isWordless || !isDecoration(part)))
    yield { filename: filename ?? nameless(type), bytes: bytesOf(part) };
  else if (part.parts.length === 0 && isBody(part)) yield* withoutUuencoded(textOf(part)).files;
}
