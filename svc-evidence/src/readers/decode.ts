import chardet from 'chardet';
import iconv from 'iconv-lite';
import { lookAhead, upTo } from './ahead.js';
import { utf16Of } from './utf16.js';

/** Enough of a file to tell its encoding from. */
const SAMPLE_IN_BYTES = 1_048_576;

/** A guess takes long, and is no better for more than so many bytes that tell, nor with more around few of them. */
const [MOST_TELLING, LEAST] = [8_192, 4_096];
const NEWLINE = 10;

const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

const isStrictUtf8 = (sample: Uint8Array): boolean => {
  try {
    // The last character may be cut by the end of the sample: as a stream it may stay open.
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return true;
  } catch {
    return false;
  }
};

/** The first lines with bytes beyond ASCII: nothing else tells one encoding from another. */
const tellingLines = (sample: Uint8Array): Buffer => {
  const lines: Uint8Array[] = [];
  let bytes = 0;
  for (let from = 0; from < sample.length && bytes < MOST_TELLING; ) {
    const newline = sample.indexOf(NEWLINE, from);
    const line = sample.subarray(from, newline < 0 ? sample.length : newline + 1);
    const first = line.findIndex((byte) => byte > 127);
    // A line without end may begin with much that tells nothing.
    const telling = line.length > MOST_TELLING ? line.subarray(first, first + MOST_TELLING) : line;
    from += line.length;
    if (first < 0) continue;
    lines.push(telling);
    bytes += telling.length;
  }
  return Buffer.concat(lines);
};

const guessed = (sample: Uint8Array): string | null => {
  const telling = tellingLines(sample);
  return chardet.detect(Buffer.concat([sample.subarray(0, Math.max(0, LEAST - telling.length)), telling]));
};

/** A language with letters of its own has more of them than one sign in so many, and some side by side. */
const [RARELY, SIDE_BY_SIDE] = [200, 3];

/** English, or nearly: what stands in it beyond ASCII are quotation marks, bullets, a name. */
const isNearlyAscii = (sample: Uint8Array): boolean => {
  let [beyond, run] = [0, 0];
  for (const byte of sample) {
    run = byte > 127 ? run + 1 : 0;
    if (run > 0) beyond += 1;
    if (run === SIDE_BY_SIDE) return false;
  }
  return beyond * RARELY < sample.length;
};

/** The encoding of a text: UTF-16, else UTF-8 when it is marked or valid, else Western where little tells, else the likeliest. */
export const encodingOf = (sample: Buffer): string => {
  const utf16 = utf16Of(sample);
  if (utf16) return utf16;
  if (sample.subarray(0, UTF8_MARK.length).equals(UTF8_MARK) || isStrictUtf8(sample)) return 'utf-8';
  if (isNearlyAscii(sample)) return 'windows-1252';
  const likeliest = guessed(sample);
  return likeliest && iconv.encodingExists(likeliest) ? likeliest : 'windows-1252';
};

/** The characters of a text file, whatever its encoding. NUL, which no database keeps, is left out. */
export async function* decoded(file: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const { sample, all } = await lookAhead(file, upTo(SAMPLE_IN_BYTES));
  const decoder = iconv.getDecoder(encodingOf(Buffer.concat(sample)));
  for await (const piece of all) yield decoder.write(Buffer.from(piece)).replaceAll('\0', '');
  const rest = decoder.end();
  if (rest) yield rest;
}

/** A text that is in memory already. */
export const decodedWhole = (bytes: Buffer): string =>
  iconv.decode(bytes, encodingOf(bytes.subarray(0, SAMPLE_IN_BYTES))).replaceAll('\0', '');
