import type { Parse } from '../unit.js';
import { mailUnits } from './mail.js';

const LARGEST_MAIL = 48 * 1_048_576;
const BORDER = Buffer.from('\nFrom ');

/** A border names a sender and ends in a year; a line of text that begins with "From " seldom does. */
const isBorder = (line: string): boolean => /^From \S+ .*\d{4}\s*$/.test(line);

/** The mails of an mbox, one in memory at a time. Of a mail beyond the limit the first part is kept. */
export async function* mailsOf(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
  let pending: Buffer[] = [];
  let size = 0;
  let rest: Buffer = Buffer.from('\n');
  const keep = (piece: Buffer) => {
    if (size < LARGEST_MAIL) pending.push(piece.subarray(0, LARGEST_MAIL - size));
    size += piece.length;
  };
  const take = (): Buffer => {
    const mail = Buffer.concat(pending);
    [pending, size] = [[], 0];
    return mail;
  };
  for await (const piece of bytes) {
    let data = Buffer.concat([rest, piece]);
    for (let from = 0; ; ) {
      const found = data.indexOf(BORDER, from);
      const end = found < 0 ? -1 : data.indexOf(10, found + 1);
      if (found < 0 || end < 0 || end > found + 1_000) {
        if (found >= 0 && end > 0) {
          from = found + BORDER.length;
          continue;
        }
        break;
      }
      if (!isBorder(data.toString('latin1', found + 1, end))) {
        from = found + BORDER.length;
        continue;
      }
      keep(data.subarray(0, found));
      if (size > 1) yield take();
      else take();
      data = data.subarray(end);
      from = 0;
    }
    // The last bytes may hold the beginning of a border.
    const border = data.indexOf(BORDER, Math.max(0, data.length - 1_000));
    const cut = border < 0 ? Math.max(0, data.length - BORDER.length) : border;
    keep(data.subarray(0, cut));
    rest = data.subarray(cut);
  }
  keep(rest);
  if (size > 1) yield take();
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
