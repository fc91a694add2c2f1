import { type Headers, headersOf, parametered } from './headers.js';
import { mailWithNewlines } from './line-ends.js';

/** A mail, or a part of one. Nothing is decoded yet: what nobody reads costs nothing. */
export interface Part {
  headers: Headers;
  /** Such as text/plain, in lower case. */
  type: string;
  charset: string | undefined;
  filename: string | undefined;
  isAttachment: boolean;
  body: Buffer;
  /** Those of a multipart; else none. */
  parts: Part[];
}

/** Deeper than any program of mail nests, and far from what would exhaust this one. */
const DEEPEST = 20;
const LONGEST_HEADERS = 262_144;
const NEWLINE = 10;
const RETURN = 13;

/** Where the headers end and where the body begins: at the first empty line, whichever way this mail ends its lines. */
const splitOf = (raw: Buffer): [end: number, body: number] => {
  const first = raw.indexOf(NEWLINE);
  if (first === 0) return [0, 1];
  if (first === 1 && raw[0] === RETURN) return [0, 2];
  const ends = raw[first - 1] === RETURN ? ['\r\n\r\n', '\n\n'] : ['\n\n', '\n\r\n'];
  for (const end of ends) {
    const at = raw.indexOf(end);
    if (at >= 0) return [at, at + end.length];
  }
  return [raw.length, raw.length];
};

/** What stands between the borders of a multipart. A last border that is missing ends with the mail. */
function* between(body: Buffer, boundary: string): Iterable<Buffer> {
  const border = Buffer.from(`--${boundary}`);
  let begin = -1;
  for (let at = body.indexOf(border); at >= 0; at = body.indexOf(border, at + border.length)) {
    const after = at + border.length;
    const line = body.indexOf(NEWLINE, after);
    const rest = body.toString('latin1', after, line < 0 ? body.length : line).trimEnd();
    const starts = at === 0 || body[at - 1] === NEWLINE;
    // Another boundary may begin with this one.
    if (!starts || (rest !== '' && rest !== '--')) continue;
    if (begin >= 0) yield body.subarray(begin, Math.max(begin, at - 1));
    begin = line < 0 ? body.length : line + 1;
    if (rest === '--') return;
  }
  if (begin >= 0) yield body.subarray(begin);
}

/** What is none, is text: so mails have always been read. */
const TYPE = /^[^\s/,]+\/[^\s/,]+/;

/** The border between parts that nobody announced, as far as it stands near the beginning. */
const BORDER = /^--(\S+)\r?$/m;

const borderIn = (body: Buffer): string | undefined => BORDER.exec(body.toString('latin1', 0, 4_096))?.[1];

/** The parts of a mail. Those that lie too deep are left out, and `tooDeep` called. */
export const partOf = (mail: Buffer, tooDeep: () => void, depth = 0): Part => {
  const raw = depth === 0 ? mailWithNewlines(mail) : mail;
  const [end, start] = splitOf(raw);
  const headers = headersOf(raw.subarray(0, Math.min(end, LONGEST_HEADERS)));
  const { value, parameters } = parametered(headers.get('content-type'));
  const disposition = parametered(headers.get('content-disposition'));
  const body = raw.subarray(start);
  const part: Part = {
    headers,
    type: TYPE.exec(value.replaceAll('"', ''))?.[0] ?? 'text/plain',
    charset: parameters.get('charset'),
    filename: disposition.parameters.get('filename') || parameters.get('name') || undefined,
    isAttachment: disposition.value === 'attachment',
    body,
    parts: [],
  };
  if (!part.type.startsWith('multipart/')) return part;
  if (depth === DEEPEST) {
    tooDeep();
    return part;
  }
  const boundary = parameters.get('boundary') || borderIn(body);
  if (boundary) part.parts = Array.from(between(body, boundary), (inner) => partOf(inner, tooDeep, depth + 1));
  if (part.parts.length === 0) part.type = 'text/plain';
  return part;
};
