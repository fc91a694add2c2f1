import { type Headers, headersOf, parametered } from './headers.js';

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

/** Where the headers end and where the body begins. */
const splitOf = (raw: Buffer): [end: number, body: number] => {
  if (raw[0] === NEWLINE) return [0, 1];
  if (raw[0] === 13 && raw[1] === NEWLINE) return [0, 2];
  for (let at = raw.indexOf(NEWLINE); at >= 0; at = raw.indexOf(NEWLINE, at + 1)) {
    if (raw[at + 1] === NEWLINE) return [at, at + 2];
    if (raw[at + 1] === 13 && raw[at + 2] === NEWLINE) return [at, at + 3];
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

/** The parts of a mail. Those that lie too deep are left out, and `tooDeep` called. */
export const partOf = (raw: Buffer, tooDeep: () => void, depth = 0): Part => {
  const [end, start] = splitOf(raw);
  const headers = headersOf(raw.subarray(0, Math.min(end, LONGEST_HEADERS)));
  const { value, parameters } = parametered(headers.get('content-type'));
  const disposition = parametered(headers.get('content-disposition'));
  const boundary = value.startsWith('multipart/') ? parameters.get('boundary') : undefined;
  const body = raw.subarray(start);
  const part: Part = {
    headers,
    type: value || 'text/plain',
    charset: parameters.get('charset'),
    filename: disposition.parameters.get('filename') || parameters.get('name') || undefined,
    isAttachment: disposition.value === 'attachment',
    body,
    parts: [],
  };
  if (!boundary) return part;
  if (depth === DEEPEST) tooDeep();
  else part.parts = Array.from(between(body, boundary), (inner) => partOf(inner, tooDeep, depth + 1));
  return part;
};
