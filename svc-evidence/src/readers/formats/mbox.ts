import { mailboxWithNewlines } from '../mime/line-ends.js';
import { nameOfPart, type Parse, unreadPart } from '../unit.js';
import { mailUnits } from './mail.js';
import { BEFORE, BEHIND, behindBorder } from './mbox-border.js';

const LARGEST_MAIL = 48 * 1_048_576;
const BORDER = Buffer.from('\nFrom ');
const [NEWLINE, RETURN] = [10, 13];

const BEGINNING = Buffer.from('\n\n');

const borderIn = (data: Buffer, end: number): { at: number; mail: number } | undefined => {
  for (let at = data.indexOf(BORDER) + 1; at > 0 && at < end; at = data.indexOf(BORDER, at) + 1) {
    const mail = behindBorder(data, at);
    if (mail !== undefined) return { at, mail };
  }
  return undefined;
};

const MARKED = Buffer.from('>From ');
const ESCAPED = /^>(?=>*From )/gm;

/** Removes one ">" of ">From " (mboxrd). */
const unescaped = (mail: Buffer): Buffer =>
  mail.includes(MARKED) ? Buffer.from(mail.toString('latin1').replace(ESCAPED, ''), 'latin1') : mail;

interface Mail {
  raw: Buffer;
  /** It was longer than the limit. */
  isCut: boolean;
}

/** One mail in memory at a time; a mail over the limit is truncated. */
export async function* mailsOf(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Mail> {
  let pending: Buffer[] = [];
  let size = 0;
  let rest: Buffer = BEGINNING;
  const keep = (piece: Buffer) => {
    if (size < LARGEST_MAIL) pending.push(piece.subarray(0, LARGEST_MAIL - size));
    size += piece.length;
  };
  const take = (): Mail[] => {
    const mail = Buffer.concat(pending);
    const isCut = size > LARGEST_MAIL;
    [pending, size] = [[], 0];
    const first = mail.findIndex((byte) => byte !== NEWLINE && byte !== RETURN);
    return first < 0 ? [] : [{ raw: unescaped(mail.subarray(first)), isCut }];
  };
  function* ended(given: Buffer, undecided: number): Iterable<Mail> {
    let data = given;
    for (
      let border = borderIn(data, data.length - undecided);
      border;
      border = borderIn(data, data.length - undecided)
    ) {
      keep(data.subarray(0, border.at));
      yield* take();
      data = data.subarray(border.mail);
    }
    const cut = Math.max(0, data.length - undecided - BEFORE);
    keep(data.subarray(0, cut));
    rest = data.subarray(cut);
  }
  for await (const piece of bytes) yield* ended(Buffer.concat([rest, piece]), BEHIND);
  yield* ended(rest, 0);
  keep(rest);
  yield* take();
}

export const mbox = (read: Parse): Parse =>
  async function* ({ filename, bytes, depth }) {
    let number = 0;
    for await (const { raw, isCut } of mailsOf(mailboxWithNewlines(bytes))) {
      number += 1;
      yield* mailUnits(raw, `mail ${number}`, depth, read);
      if (isCut)
        yield unreadPart(nameOfPart(`the end of mail ${number}`, { filename, depth }), {
          code: 'larger-than',
          named: String(LARGEST_MAIL / 1_048_576),
        });
    }
  };
