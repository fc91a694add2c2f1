import { inflateSync } from 'node:zlib';

const STREAM = 'stream';
const [RETURN, LINE] = [13, 10];

const isTooLarge = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

/** The unpacked size of a stream in bytes; 0 when it is not deflated, null above `most`. */
const unpackedLength = (from: Uint8Array, most: number): number | null => {
  try {
    return inflateSync(from, { maxOutputLength: most }).length;
  } catch (error) {
    return isTooLarge(error) ? null : 0;
  }
};

/**
 * Whether all streams of a PDF unpack to at most `most` bytes. Runs before the PDF library, which has no limit. Nested
 * streams and double filters are left to the limits of the process.
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
