import { Unreadable } from './unreadable.js';

/** @param limit in bytes; bounds memory */
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

export async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
