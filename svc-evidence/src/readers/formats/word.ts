import { convertToHtml } from 'mammoth/lib/index.js';
import { openArrayBuffer, type Zip } from 'mammoth/lib/zipfile.js';
import WordExtractor from 'word-extractor';
import { whole } from '../bytes.js';
import { documentUnits } from '../transcript.js';
import { nameOfPart, type Parse, unreadPart } from '../unit.js';
import { Unreadable } from '../unreadable.js';
import { attachmentUnits } from './attachments.js';
import { carriedBy } from './office-carried.js';
import { unreadPictures } from './unread-pictures.js';
import { plainMarkup } from './word-markup.js';
import { type WordDocument, wordsOf } from './word-text.js';
import { LARGEST_UNPACKED, unpackedSize } from './zip-directory.js';

const LARGEST = 100 * 1_048_576;
async function* filled(text: string): AsyncIterable<string> {
  for (const line of text.split(/\n+/)) if (line.trim()) yield line;
}

/** Word wraps a document with a password in a compound file. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** Offsets and values of the file header ([MS-DOC] FibBase). */
const [TEXT_BEGINS, TEXT_MARK, FLAGS, IS_ENCRYPTED] = [512, 0xa5ec, 10, 0x100];

/** Word 6 and Word 95. */
const OLDER_MARK = 0xa5dc;

const [FIRST_OLDER, LAST_OLDER] = [100, 105];

const isTooOld = (file: Buffer): boolean => {
  for (let at = TEXT_BEGINS; at + 4 <= file.length; at += TEXT_BEGINS) {
    const version = file.readUInt16LE(at + 2);
    if (file.readUInt16LE(at) === OLDER_MARK && version >= FIRST_OLDER && version <= LAST_OLDER) return true;
  }
  return false;
};

const isLocked = (file: Buffer): boolean =>
  file.includes(ENCRYPTED) ||
  (file.length > TEXT_BEGINS + FLAGS + 2 &&
    file.readUInt16LE(TEXT_BEGINS) === TEXT_MARK &&
    (file.readUInt16LE(TEXT_BEGINS + FLAGS) & IS_ENCRYPTED) !== 0);

/** Office formats share a build and differ by content folder. */
const isOther = (zip: Buffer): boolean =>
  !zip.includes('word/') && ['xl/', 'ppt/', 'content.xml'].some((folder) => zip.includes(folder));

const wordsIn = async (buffer: Buffer): Promise<string> => {
  let words = '';
  const transformDocument = (document: WordDocument) => {
    words = wordsOf(document);
    // Skips mammoth's HTML output.
    return { ...document, children: [], comments: [] };
  };
  const zip = await openArrayBuffer(buffer);
  const read: Zip['read'] = async (name, encoding) => {
    const content = await zip.read(name, encoding);
    return typeof content === 'string' ? plainMarkup(content) : content;
  };
  await convertToHtml({ file: { ...zip, read } }, { transformDocument });
  return words;
};

/** Undefined where they are damaged. */
const aroundPages = async (buffer: Buffer): Promise<string | undefined> => {
  try {
    return (await new WordExtractor().extract(buffer)).getHeaders();
  } catch {
    return undefined;
  }
};

export const docx = (read: Parse): Parse =>
  async function* ({ filename, bytes, depth }) {
    const buffer = await whole(bytes, LARGEST);
    if (unpackedSize(buffer) > LARGEST_UNPACKED) {
      throw new Unreadable('unpacks-too-far');
    }
    if (isOther(buffer)) {
      throw new Unreadable('other-office-file');
    }
    const words = await wordsIn(buffer).catch(() => {
      throw new Unreadable('word-damaged');
    });
    const around = await aroundPages(buffer);
    yield* documentUnits(filename, 'paragraph', filled(`${words}\n${around ?? ''}`));
    if (around === undefined)
      yield unreadPart(nameOfPart('headers and footers', { filename, depth }), { code: 'damaged', named: 'part' });
    yield* attachmentUnits(carriedBy(await openArrayBuffer(buffer), buffer), 'document', depth, read);
  };

/** Pictures are stored unpacked. */
const PICTURES = ['\x89PNG\r\n\x1a\n', 'JFIF\0', 'Exif\0\0'].map((signature) => Buffer.from(signature, 'latin1'));

export const doc: Parse = async function* ({ filename, bytes, depth }) {
  const buffer = await whole(bytes, LARGEST);
  if (isLocked(buffer)) throw new Unreadable('word-locked');
  if (isTooOld(buffer)) throw new Unreadable('word-too-old');
  const document = await new WordExtractor().extract(buffer).catch(() => {
    throw new Unreadable('word-damaged');
  });
  const parts = [
    document.getBody(),
    document.getTextboxes(),
    document.getFootnotes(),
    document.getEndnotes(),
    document.getAnnotations(),
    document.getHeaders(),
  ];
  yield* documentUnits(filename, 'paragraph', filled(parts.join('\n')));
  if (PICTURES.some((signature) => buffer.includes(signature))) yield* unreadPictures(filename, depth);
};
