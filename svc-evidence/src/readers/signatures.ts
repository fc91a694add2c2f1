import { isControl, utf16Of } from './utf16.js';

export const HEAD_BYTES = 65_536;

/** @param starts Latin-1 */
export const beginsWith =
  (...marks: string[]) =>
  (head: Buffer): boolean =>
    marks.some((mark) => head.subarray(0, mark.length).equals(Buffer.from(mark, 'latin1')));

export const isZip = beginsWith('PK\x03\x04', 'PK\x05\x06');

/** OLE compound file: Office before 2007, and documents with a password. */
export const isCompound = beginsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
export const isOutlookItem = (head: Buffer): boolean =>
  isCompound(head) && (head.includes(utf16('__substg1.0_')) || head.includes(utf16('__nameid_version')));

/** Readers accept leading bytes before "%PDF". */
const PDF_BEGINS_WITHIN = 1_024;
const PDF = '%PDF-';
export const holdsPdf = (head: Buffer): boolean => head.subarray(0, PDF_BEGINS_WITHIN).includes(PDF);
export const isPdf = beginsWith(PDF, `\xef\xbb\xbf${PDF}`);

export const isPicture = (head: Buffer): boolean =>
  beginsWith('\x89PNG\r\n\x1a\n', '\xff\xd8\xff')(head) ||
  (beginsWith('RIFF')(head) && head.subarray(8, 12).toString('latin1') === 'WEBP');

/** Of phones; the first brand of other programs may be general. */
const HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
export const isHeic = (head: Buffer): boolean =>
  head.subarray(4, 8).toString('latin1') === 'ftyp' && HEIC.includes(head.subarray(8, 12).toString('latin1'));

/** Outlook's envelope around a mail and its files (TNEF). */
export const isWinmail = beginsWith('\x78\x9f\x3e\x22');

/** A mail that is encrypted, or signed as a whole (S/MIME): DER of more than 127 bytes. */
export const isSealedMail = beginsWith('\x30\x80', '\x30\x82', '\x30\x83');

/** First boxes of HEIC, MPEG-4, 3GP and QuickTime. */
const BOXES = ['ftyp', 'moov', 'mdat', 'wide', 'free'];
const begins = beginsWith('GIF8', '{\\rtf', 'OggS', '#!AMR', 'ID3', 'RIFF');
/** Frames of MP3 and AAC without a header. */
const isAudioFrame = beginsWith('\xff\xfb', '\xff\xfa', '\xff\xf3', '\xff\xf2', '\xff\xf1', '\xff\xf9');

/** Photos, recordings and documents of formats without a reader. */
export const isUnreadKind = (head: Buffer): boolean =>
  BOXES.includes(head.subarray(4, 8).toString('latin1')) || begins(head) || isAudioFrame(head);

/** Signatures of binary formats that would pass for short text. */
export const isOfOtherProgram = beginsWith('{\\rtf', 'MZ\x90', 'MZ\0', '\x7fELF', 'GIF8', 'RIFF', 'II*\0', 'MM\0*');

const IN_TEXT = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b]);
const isNoText = (byte: number): boolean => byte < 0x20 && !IN_TEXT.has(byte);

/** Ctrl-Z, once or as padding of a block (CP/M, DOS). */
const END_OF_TEXT = 0x1a;

export const isText = (head: Buffer): boolean =>
  utf16Of(head) !== undefined ||
  !head.subarray(0, head.findLastIndex((byte) => byte !== END_OF_TEXT) + 1).some(isNoText);

const LOOKED_AT_FOR_TEXT = 4_096;
const MOST_CONTROLS = 0.02;

export const isNearlyText = (head: Buffer): boolean => {
  const looked = head.subarray(0, LOOKED_AT_FOR_TEXT);
  return looked.filter(isControl).length <= looked.length * MOST_CONTROLS || utf16Of(head) !== undefined;
};
