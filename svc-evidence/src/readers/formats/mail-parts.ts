import { bytesOf, textOf } from '../mime/content.js';
import type { Part } from '../mime/part.js';
import type { Attachment } from './attachments.js';
import { textOfMailHtml } from './html.js';
import { saidIn } from './quotes.js';

/** Words of a mail; a day in a calendar and an address are things that it carries. */
const WORDS = /^text\/(?!calendar|csv|(?:x-)?vcard)/;

const isBody = ({ type, filename, isAttachment }: Part): boolean => !isAttachment && !filename && WORDS.test(type);

const HTML = 'text/html';
/** HTML for those who see more or less than others; it need not say what the mail says. */
const OTHER_HTML = /^text\/(?:x-amp|watch)-html$/;

const isHtml = ({ type, parts }: Part): boolean => type === HTML || parts.some(isHtml);

const kindOf = (part: Part): 'html' | 'other' | 'text' =>
  isHtml(part) ? 'html' : OTHER_HTML.test(part.type) ? 'other' : 'text';

/** What only points to the HTML of a mail is no longer than this, and so many times shorter than that. */
const [LONGEST_POINTER, TIMES_SHORTER] = [300, 3];

const unspaced = (text: string): string => text.replace(/\s+/g, '');

/** Whether a text only points to the HTML, as "Please view this in a browser": that says much more, and this nowhere. */
const pointsTo = (html: string, text: string): boolean => {
  const pointer = unspaced(text);
  if (unspaced(html).includes(pointer)) return false;
  const own = saidIn(html).map((said) => (said.isQuoted ? '' : unspaced(said.text)));
  return own.join('').length >= TIMES_SHORTER * pointer.length;
};

const firstSaid = (parts: Part[] = []): string => {
  for (const part of parts) {
    const said = bodyOf(part);
    if (said) return said;
  }
  return '';
};

/** Of alternatives the plain one, unless it only points to the HTML, or else the first that says something. */
const alternativeOf = (parts: Part[]): string => {
  const plainFirst = parts.toSorted((a, b) => Number(b.type === 'text/plain') - Number(a.type === 'text/plain'));
  const { text, html, other } = Object.groupBy(plainFirst, kindOf);
  const plain = firstSaid(text);
  if (plain.length > LONGEST_POINTER) return plain;
  const page = firstSaid(html);
  return page && (!plain || pointsTo(page, plain)) ? page : plain || firstSaid(other);
};

/** What the mail says. */
export const bodyOf = (part: Part): string => {
  const { type, parts } = part;
  if (type === 'multipart/alternative') return alternativeOf(parts);
  if (parts.length > 0) return parts.map(bodyOf).filter(Boolean).join('\n');
  if (!isBody(part)) return '';
  return (type === HTML || OTHER_HTML.test(type) ? textOfMailHtml(textOf(part)) : textOf(part)).trim();
};

/** What holds a mail together or proves it, and the pictures that stand in its text without a name. */
const NO_FILE = /^multipart\/|^application\/[\w-]*signature$/;
const isDecoration = ({ type, filename, isAttachment }: Part): boolean =>
  type.startsWith('image/') && !filename && !isAttachment;

const ENDINGS: Record<string, string | undefined> = {
  plain: 'txt',
  calendar: 'ics',
  msword: 'doc',
  'vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'vnd.ms-outlook': 'msg',
  'vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  jpeg: 'jpg',
};

/** What a file is called that nobody named. */
const nameless = (type: string): string => {
  const kind = type.slice(type.indexOf('/') + 1);
  const ending = ENDINGS[kind] ?? /^[a-z]{3,4}$/.exec(kind)?.[0];
  return ending ? `attachment.${ending}` : 'attachment';
};

/** What the mail carries: files, mails that were forwarded whole. Where it has no words, a picture is what it says. */
export function* attachmentsOf(part: Part, isWordless: boolean): Iterable<Attachment> {
  for (const inner of part.parts) yield* attachmentsOf(inner, isWordless);
  const { type, filename } = part;
  if (type === 'message/rfc822')
    yield { filename: `${filename ?? 'message'}.eml`.replace(/(?<!\.eml)(?:\.eml)+$/i, '.eml'), bytes: bytesOf(part) };
  else if (part.parts.length === 0 && !isBody(part) && !NO_FILE.test(type) && (isWordless || !isDecoration(part)))
    yield { filename: filename ?? nameless(type), bytes: bytesOf(part) };
}
