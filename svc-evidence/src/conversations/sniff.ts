import { behindBorder } from './formats/mbox-border.js';
import { Unreadable } from './unreadable.js';
import { isControl, utf16Of } from './utf16.js';

export type Format = 'text' | 'html' | 'csv' | 'json' | 'eml' | 'mbox' | 'msg' | 'docx' | 'doc' | 'pdf' | 'pst' | 'zip';

const byExtension: Record<string, Format> = {
  txt: 'text',
  html: 'html',
  htm: 'html',
  csv: 'csv',
  json: 'json',
  eml: 'eml',
  mbox: 'mbox',
  msg: 'msg',
  docx: 'docx',
  doc: 'doc',
  pdf: 'pdf',
  pst: 'pst',
  zip: 'zip',
};

/** Formats whose bytes are characters; anything may be called so, therefore the name decides among them. */
const written: Format[] = ['text', 'html', 'csv', 'json', 'eml', 'mbox'];

const extensionOf = (filename: string): string => filename.toLowerCase().match(/\.([a-z0-9]{1,5})$/)?.[1] ?? '';

const utf16 = (text: string) => Buffer.from(text, 'utf16le');

/** Pictures, whose first bytes may have few of those that betray that a file is no text. */
const pictures = ['GIF8', '\x89PNG', '\xff\xd8\xff', 'RIFF', 'II*\0', 'MM\0*'].map((mark) =>
  Buffer.from(mark, 'latin1'),
);

/** What the bytes say they are; undefined when they look like text. */
const signatureOf = (head: Buffer): Format | 'other' | undefined => {
  if (head.subarray(0, 1_024).includes('%PDF-')) return 'pdf';
  if (head.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return head.includes('word/') ? 'docx' : 'zip';
  if (head.subarray(0, 4).equals(Buffer.from('!BDN'))) return 'pst';
  if (head.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) {
    return head.includes(utf16('__substg1.0_')) || head.includes(utf16('__nameid_version')) ? 'msg' : 'doc';
  }
  if (pictures.some((mark) => head.subarray(0, mark.length).equals(mark))) return 'other';
  const controls = head.subarray(0, 4_096).filter(isControl).length;
  return controls > Math.min(head.length, 4_096) * 0.02 && !utf16Of(head) ? 'other' : undefined;
};

/**
 * Which parser reads a file: its content decides, its name only among kinds of text.
 * @throws Unreadable when the content is of no kind that can be read
 */
export const sniff = (filename: string, head: Buffer): Format => {
  const named = byExtension[extensionOf(filename)];
  const found = signatureOf(head);
  if (found === 'other') throw new Unreadable('The content of this file is not of a type we can read.');
  // Word and Outlook share an envelope whose table of contents may lie anywhere in the file.
  if (found === 'doc' && named === 'msg') return 'msg';
  if (found === 'zip' && named === 'docx') return 'docx';
  if (found) return found;
  if (named && !written.includes(named)) {
    throw new Unreadable(`This file is called .${extensionOf(filename)}, but its content is something else.`);
  }
  // No program of mail writes so: somebody saved the text of one.
  if ((named === 'eml' || named === 'mbox') && utf16Of(head)) return 'text';
  // A diary may well begin with "From January 2024 on".
  if (behindBorder(head, 0) !== undefined) return 'mbox';
  return named ?? 'text';
};
