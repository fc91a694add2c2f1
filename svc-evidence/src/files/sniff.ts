import type { EvidenceExtension } from '@evenhand/contracts/evidence/files';
import { fileTypeFromBuffer } from 'file-type';
import { utf16Of } from '../conversations/utf16.js';

/** So much of the beginning of a file tells what it is. */
export const HEAD_BYTES = 65_536;

/** What other programs begin with that would pass for text where it is short. */
const NO_TEXT = new Set(['pdf', 'zip', 'docx', 'cfb', 'pst', 'rtf', 'exe', 'elf']);

/** Control characters that texts do have: tab, the ends of lines and pages, escape. NUL is none of them. */
const IN_TEXT = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b]);
const isNoText = (byte: number): boolean => byte < 0x20 && !IN_TEXT.has(byte);

/** What old programs end a text with, once or to the end of a block. */
const END_OF_TEXT = 0x1a;

const looksLikeText = (head: Buffer): boolean =>
  utf16Of(head) !== undefined ||
  !head.subarray(0, head.findLastIndex((byte) => byte !== END_OF_TEXT) + 1).some(isNoText);

/** The kinds by which `file-type` knows each end of a name; what is missing here is text. */
const kinds: Partial<Record<EvidenceExtension, readonly string[]>> = {
  doc: ['cfb'],
  // One with a password lies in an envelope of the older kind. It is kept, and its reader says that it is locked.
  docx: ['docx', 'cfb'],
  msg: ['cfb'],
  pst: ['pst'],
  zip: ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'epub', 'jar', 'apk'],
};

/** A long docx may tell what it is only behind what we look at: then it is a zip whose first parts are Word's. */
const isWordsZip = (kind: string, head: Buffer): boolean =>
  kind === 'zip' && (head.includes('[Content_Types].xml') || head.includes('word/'));

/** Readers take a PDF that begins within so many bytes: a blank line or the head of a letter may stand before it. */
const PDF_BEGINS_WITHIN = 1_024;
const isPdf = (head: Buffer): boolean => head.subarray(0, PDF_BEGINS_WITHIN).includes('%PDF-');

/** Whether the beginning of a file is what the end of its name says. */
export const isWhatItSays = async (extension: EvidenceExtension, head: Buffer): Promise<boolean> => {
  if (extension === 'pdf') return isPdf(head);
  const kind = (await fileTypeFromBuffer(head))?.ext ?? '';
  const expected = kinds[extension];
  if (!expected) return looksLikeText(head) && !NO_TEXT.has(kind);
  return expected.includes(kind) || (extension === 'docx' && isWordsZip(kind, head));
};
