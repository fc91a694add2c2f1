import chardet from 'chardet';
import iconv from 'iconv-lite';
import { peek } from './bytes.js';

/** Enough of a file to tell its encoding from. */
const SAMPLE_IN_BYTES = 1_048_576;

const byteOrderMarks: [encoding: string, mark: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const isStrictUtf8 = (sample: Uint8Array): boolean => {
  try {
    // The last character may be cut by the end of the sample: as a stream it may stay open.
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return true;
  } catch {
    return false;
  }
};

/** The encoding of a text: by its mark, else UTF-8 when it is valid, else the likeliest. */
export const encodingOf = (sample: Uint8Array): string => {
  const marked = byteOrderMarks.find(([, mark]) => mark.every((byte, index) => sample[index] === byte));
  if (marked) return marked[0];
  if (isStrictUtf8(sample)) return 'utf-8';
  const guessed = chardet.detect(sample);
  return guessed && iconv.encodingExists(guessed) ? guessed : 'windows-1252';
};

/** The characters of a text file, whatever its encoding. NUL, which no database keeps, is left out. */
export async function* decoded(file: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const { head, bytes } = await peek(file, SAMPLE_IN_BYTES);
  const decoder = iconv.getDecoder(encodingOf(head));
  for await (const piece of bytes) yield decoder.write(Buffer.from(piece)).replaceAll('\0', '');
  const rest = decoder.end();
  if (rest) yield rest;
}

/** A text that is in memory already. */
export const decodedWhole = (bytes: Buffer): string =>
  iconv.decode(bytes, encodingOf(bytes.subarray(0, SAMPLE_IN_BYTES))).replaceAll('\0', '');

/** The first characters of a text, and the text from its beginning. */
export const sampled = async (
  text: AsyncIterable<string>,
  length: number,
): Promise<{ sample: string; text: AsyncIterable<string> }> => {
  const reader = text[Symbol.asyncIterator]();
  let sample = '';
  for (let next = await reader.next(); !next.done; next = await reader.next()) {
    sample += next.value;
    if (sample.length >= length) break;
  }
  async function* again(): AsyncIterable<string> {
    yield sample;
    for (let next = await reader.next(); !next.done; next = await reader.next()) yield next.value;
  }
  return { sample, text: again() };
};
