import { type Headers, headersOf, parametered } from './headers.js';
import { mailWithNewlines } from './line-ends.js';

export interface Part {
  headers: Headers;
  type: string;
  charset: string | undefined;
  filename: string | undefined;
  isAttachment: boolean;
  body: Buffer;
  parts: Part[];
}

/** Bounds recursion; mail programs nest less. */
const DEEPEST = 20;
const LONGEST_HEADERS = 262_144;
const NEWLINE = 10;
const RETURN = 13;

/** At the first empty line, for any line end. */
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

const TYPE = /^[^\s/,]+\/[^\s/,]+/;

/** A border near the beginning without a declared boundary. */
const BORDER = /^--(\S+)\r?$/m;

const borderIn = (body: Buffer): string | undefined => BORDER.exec(body.toString('latin1', 0, 4_096))?.[1];

/** Parts below DEEPEST are left out and reported by `tooDeep`. */
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
