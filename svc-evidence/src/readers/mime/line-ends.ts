import { lookAhead, upTo } from '../look-ahead.js';

const LONGEST_LINE = 2_000;

/** Classic Mac OS ended lines with CR alone. */
const FIRST_LINE = /^[\r\n]*[^\r\n]+\r(?!\r*(?:\n|$))/;

const isOfOldMac = (head: Buffer): boolean => FIRST_LINE.test(head.toString('latin1', 0, LONGEST_LINE));

const newlined = (text: string): Buffer => Buffer.from(text.replace(/\r(?!\n)/g, '\n'), 'latin1');

export const mailWithNewlines = (mail: Buffer): Buffer => (isOfOldMac(mail) ? newlined(mail.toString('latin1')) : mail);

export async function* mailboxWithNewlines(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const { sample, all } = await lookAhead(bytes, upTo(LONGEST_LINE));
  if (!isOfOldMac(Buffer.concat(sample))) {
    yield* all;
    return;
  }
  let last = '';
  for await (const piece of all) {
    const text = last + Buffer.from(piece).toString('latin1');
    // An LF may follow in the next piece.
    last = text.endsWith('\r') ? '\r' : '';
    yield newlined(text.slice(0, text.length - last.length));
  }
  yield newlined(last);
}
