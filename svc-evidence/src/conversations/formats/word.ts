import mammoth from 'mammoth';
import WordExtractor from 'word-extractor';
import { whole } from '../bytes.js';
import type { Parse } from '../unit.js';
import { Unreadable } from '../unreadable.js';
import { partsOf, span } from './pages.js';

const LARGEST = 100 * 1_048_576;
/** What a document may unpack to: far beyond any letter, far below what would fill the memory. */
const LARGEST_UNPACKED = 150 * 1_048_576;

const ENTRY = Buffer.from('PK\x01\x02', 'latin1');

/** The size that a zip's table of contents promises. It may lie; then the memory limit ends the reading. */
const unpackedSize = (zip: Buffer): number => {
  let size = 0;
  for (let at = zip.indexOf(ENTRY); at >= 0 && at + 28 <= zip.length; at = zip.indexOf(ENTRY, at + 46)) {
    size += zip.readUInt32LE(at + 24);
  }
  return size;
};

const filled = (text: string): string[] =>
  text
    .replaceAll('\0', '')
    .split(/\n+/)
    .filter((line) => line.trim());

/** A Word document, by its paragraphs. */
export const docx: Parse = async function* ({ bytes }) {
  const buffer = await whole(bytes, LARGEST);
  if (unpackedSize(buffer) > LARGEST_UNPACKED) {
    throw new Unreadable('This document unpacks to far more than a document holds, so it is not opened.');
  }
  const { value } = await mammoth.extractRawText({ buffer }).catch(() => {
    throw new Unreadable('This Word document is damaged or cut off.');
  });
  yield* partsOf(filled(value), span('paragraph'));
};

/** A Word document of the older form. */
export const doc: Parse = async function* ({ bytes }) {
  const buffer = await whole(bytes, LARGEST);
  const document = await new WordExtractor().extract(buffer).catch(() => {
    throw new Unreadable('This Word document is damaged or cut off.');
  });
  yield* partsOf(filled(document.getBody()), span('paragraph'));
};
