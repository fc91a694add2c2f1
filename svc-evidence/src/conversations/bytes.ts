import { Unreadable } from './unreadable.js';

/** The whole of a file, for formats that can only be read so. `limit` in bytes keeps memory bounded. */
export const whole = async (bytes: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size > limit) throw new Unreadable(`Files of this kind can be read up to ${Math.floor(limit / 1_048_576)} MB.`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};

/** The first bytes of a stream, and the stream from its beginning. */
export const peek = async (
  bytes: AsyncIterable<Uint8Array>,
  length: number,
): Promise<{ head: Buffer; bytes: AsyncIterable<Uint8Array> }> => {
  const reader = bytes[Symbol.asyncIterator]();
  const pieces: Uint8Array[] = [];
  for (let size = 0; size < length; ) {
    const { value, done } = await reader.next();
    if (done) break;
    pieces.push(value);
    size += value.length;
  }
  const head = Buffer.concat(pieces);
  return { head, bytes: again(head, reader) };
};

async function* again(head: Buffer, rest: AsyncIterator<Uint8Array>): AsyncIterable<Uint8Array> {
  if (head.length > 0) yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** A file that is in memory already, as a stream. */
export async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
