import { inflateSync } from 'node:zlib';

const STREAM = 'stream';
const [RETURN, LINE] = [13, 10];

const isTooLarge = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

/** How many bytes a stream that begins here unpacks to; none for what is not deflated, `null` above `most`. */
const unpackedLength = (from: Uint8Array, most: number): number | null => {
  try {
    return inflateSync(from, { maxOutputLength: most }).length;
  } catch (error) {
    return isTooLarge(error) ? null : 0;
  }
};

/**
 * Whether all streams of a PDF unpack to so many bytes at most. Looked at before a library reads the file, which
 * unpacks without a limit. Streams that hide in others, or behind two filters, are left to the limits of the process.
 */
export const unpacksWithin = (file: Buffer, most: number): boolean => {
  let left = most;
  for (let at = file.indexOf(STREAM); at >= 0; at = file.indexOf(STREAM, at + STREAM.length)) {
    let begin = at + STREAM.length;
    if (file[begin] === RETURN) begin += 1;
    if (file[begin] !== LINE) continue;
    const length = unpackedLength(file.subarray(begin + 1), Math.max(1, left));
    if (length === null || length > left) return false;
    left -= length;
  }
  return true;
};
