import { lookAhead, upTo } from '../ahead.js';

/** Enough to see where the first line ends. */
const LONGEST_LINE = 2_000;

/** Programs of old Macs ended a line with a return alone. */
const FIRST_LINE = /^[\r\n]*[^\r\n]+\r(?!\r*(?:\n|$))/;

const isOfOldMac = (head: Buffer): boolean => FIRST_LINE.test(head.toString('latin1', 0, LONGEST_LINE));

const newlined = (text: string): Buffer => Buffer.from(text.replace(/\r(?!\n)/g, '\n'), 'latin1');

/** A mail whose lines end in newlines, whatever ended them. */
export const mailWithNewlines = (mail: Buffer): Buffer => (isOfOldMac(mail) ? newlined(mail.toString('latin1')) : mail);

/** A mailbox whose lines end so. */
export async function* mailboxWithNewlines(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const { sample, all } = await lookAhead(bytes, upTo(LONGEST_LINE));
  if (!isOfOldMac(Buffer.concat(sample))) {
    yield* all;
    return;
  }
  let last = '';
  for await (const piece of all) {
    const text = last + Buffer.from(piece).toString('latin1');
    // A newline may follow in the next piece.
    last = text.endsWith('\r') ? '\r' : '';
    yield newlined(text.slice(0, text.length - last.length));
  }
  yield newlined(last);
}
