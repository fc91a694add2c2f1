import type { Parse } from '../unit.js';
import { mailUnits } from './mail.js';

const LARGEST_MAIL = 48 * 1_048_576;
const BORDER = Buffer.from('\nFrom ');
const NEWLINE = 10;

/** A border names a sender and ends in a year; a line of text that begins with "From " seldom does. */
const isBorder = (line: string): boolean => /^From \S+ .*\d{4}\s*$/.test(line);

/** No border is longer. */
const LONGEST_BORDER = 1_000;

/** The first border that lies in these bytes whole. */
const borderIn = (data: Buffer): { at: number; end: number } | undefined => {
  for (let at = data.indexOf(BORDER); at >= 0; at = data.indexOf(BORDER, at + BORDER.length)) {
    const end = data.indexOf(NEWLINE, at + 1);
    if (end < 0) return undefined;
    if (end - at <= LONGEST_BORDER && isBorder(data.toString('latin1', at + 1, end))) return { at, end };
  }
  return undefined;
};

/** Where a border may begin that goes on in the next bytes. */
const openFrom = (data: Buffer): number => {
  const begun = data.indexOf(BORDER, Math.max(0, data.length - LONGEST_BORDER));
  return begun < 0 ? Math.max(0, data.length - BORDER.length) : begun;
};

/** The mails of an mbox, one in memory at a time. Of a mail beyond the limit the first part is kept. */
export async function* mailsOf(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
  let pending: Buffer[] = [];
  let size = 0;
  let rest: Buffer = Buffer.from('\n');
  const keep = (piece: Buffer) => {
    if (size < LARGEST_MAIL) pending.push(piece.subarray(0, LARGEST_MAIL - size));
    size += piece.length;
  };
  const take = (): Buffer[] => {
    const mail = Buffer.concat(pending);
    [pending, size] = [[], 0];
    return mail.length > 1 ? [mail] : [];
  };
  for await (const piece of bytes) {
    let data = Buffer.concat([rest, piece]);
    for (let border = borderIn(data); border; border = borderIn(data)) {
      keep(data.subarray(0, border.at));
      yield* take();
      data = data.subarray(border.end);
    }
    const cut = openFrom(data);
    keep(data.subarray(0, cut));
    rest = data.subarray(cut);
  }
  keep(rest);
  yield* take();
}

/** A mailbox file: every mail with what it carries. */
export const mbox = (read: Parse): Parse =>
  async function* ({ bytes, depth }) {
    let number = 0;
    for await (const mail of mailsOf(bytes)) {
      number += 1;
      yield* mailUnits(mail.subarray(mail[0] === 10 ? 1 : 0), `mail ${number}`, depth, read);
    }
  };
