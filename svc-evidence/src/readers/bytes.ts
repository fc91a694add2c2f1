import { Unreadable } from './unreadable.js';

/** The whole of a file, for formats that can only be read so. `limit` in bytes keeps memory bounded. */
export const whole = async (bytes: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size > limit) throw new Unreadable('larger-than', Math.floor(limit / 1_048_576));
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};

/** A file that is in memory already, as a stream. */
export async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
