import chardet from 'chardet';
import iconv from 'iconv-lite';
import { lookAhead, upTo } from './look-ahead.js';
import { utf16Of } from './utf16.js';

const SAMPLE_IN_BYTES = 1_048_576;

/** Given to chardet: more cost time and add no accuracy. */
const MOST_BYTES = 8_192;
const NEWLINE = 10;

const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

const isStrictUtf8 = (sample: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return true;
  } catch {
    return false;
  }
};

const firstBeyondAscii = (line: Uint8Array): number => {
  for (let at = 0; at < line.length; at += 1) if ((line[at] ?? 0) > 127) return at;
  return -1;
};

const nonAsciiLines = (sample: Uint8Array): Buffer => {
  const lines: Uint8Array[] = [];
  let bytes = 0;
  for (let from = 0; from < sample.length && bytes < MOST_BYTES; ) {
    const newline = sample.indexOf(NEWLINE, from);
    const line = sample.subarray(from, newline < 0 ? sample.length : newline + 1);
    const first = firstBeyondAscii(line);
    // Bounds a line without an end.
    const piece = line.length > MOST_BYTES ? line.subarray(first, first + MOST_BYTES) : line;
    from += line.length;
    if (first < 0) continue;
    lines.push(piece);
    bytes += piece.length;
  }
  return Buffer.concat(lines);
};

/** By the lines with other characters than ASCII: English around a few foreign lines would decide. */
const guessed = (sample: Uint8Array): string | null => chardet.detect(nonAsciiLines(sample));

/** At least one non-ASCII character in 200, or three in a row: a language with a non-Latin alphabet. */
const [RARELY, SIDE_BY_SIDE] = [200, 3];

/** English with a few quotation marks, bullets or names. */
const isNearlyAscii = (sample: Uint8Array): boolean => {
  let [beyond, run] = [0, 0];
  for (let at = 0; at < sample.length; at += 1) {
    run = (sample[at] ?? 0) > 127 ? run + 1 : 0;
    if (run > 0) beyond += 1;
    if (run === SIDE_BY_SIDE) return false;
  }
  return beyond * RARELY < sample.length;
};

/** In French and English. */
const USUAL = /[àâçèéêëîïôùûüœñáíóúöäß’‘“”«»–—…•\u00a0°€£]/gu;
const BEYOND_ASCII = /[^\0-\x7f]/gu;
/** Of the letters beyond ASCII, that are usual when read so. */
const MOSTLY = 0.8;

/** Old Macs wrote é as byte 8E, which Windows-1252 has as Ž, or not at all. */
const isMacRoman = (sample: Uint8Array): boolean => {
  const lines = nonAsciiLines(sample);
  const usualIn = (encoding: string): number => {
    const text = iconv.decode(lines, encoding);
    return (text.match(USUAL)?.length ?? 0) / (text.match(BEYOND_ASCII)?.length ?? 1);
  };
  return usualIn('windows-1252') < 1 - MOSTLY && usualIn('macroman') > MOSTLY;
};

/** UTF-16, else UTF-8 when marked or valid, else Mac Roman where Windows-1252 is unlikely, else Windows-1252 where the evidence is weak, else chardet's guess. */
export const encodingOf = (sample: Buffer): string => {
  const utf16 = utf16Of(sample);
  if (utf16) return utf16;
  if (sample.subarray(0, UTF8_MARK.length).equals(UTF8_MARK) || isStrictUtf8(sample)) return 'utf-8';
  if (isMacRoman(sample)) return 'macroman';
  if (isNearlyAscii(sample)) return 'windows-1252';
  const likeliest = guessed(sample);
  return likeliest && iconv.encodingExists(likeliest) ? likeliest : 'windows-1252';
};

/** NUL is left out: Postgres cannot store it. */
export async function* decoded(file: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const { sample, all } = await lookAhead(file, upTo(SAMPLE_IN_BYTES));
  const decoder = iconv.getDecoder(encodingOf(Buffer.concat(sample)));
  for await (const piece of all) yield decoder.write(Buffer.from(piece)).replaceAll('\0', '');
  const rest = decoder.end();
  if (rest) yield rest;
}

export const decodedWhole = (bytes: Buffer): string =>
  iconv.decode(bytes, encodingOf(bytes.subarray(0, SAMPLE_IN_BYTES))).replaceAll('\0', '');
